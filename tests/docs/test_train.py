"""The page about training is true: its code runs from top to bottom."""

from tests.docs.blocks import blocks

PAGE = "docs/train.md"


def test_the_code_of_the_page_runs() -> None:
    names: dict[str, object] = {}
    for block in blocks(PAGE):
        if block.language == "python":
            exec(compile(block.text, PAGE, "exec"), names)
