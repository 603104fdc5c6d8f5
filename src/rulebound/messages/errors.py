"""What errors say in each language: the messages `error-KIND`, with what they are about."""

from typing import Final

from rulebound.kernel import RuleboundError, Sentence
from rulebound.messages import ENGLISH, FOLDER
from rulebound.messages.names import Words

FILES: Final = ("errors", "errors-terminal")  # of all errors; of those that only the terminal shows


class Errors:
    """Errors in one language; a message that it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self._words = [_read(each) for each in dict.fromkeys((language, ENGLISH))]

    def text(self, said: Sentence | RuleboundError) -> str:
        """The sentence in this language; one without a message, or with a wrong one, is said as it stands."""
        if isinstance(said, RuleboundError):
            said = said.said
        about = {
            name: self.text(each) if isinstance(each, Sentence) else each for name, each in said.about.items()
        }
        for words in self._words:
            if words.has(f"error-{said.kind}"):
                text, wrong = words.format(f"error-{said.kind}", about)
                if text is not None and not wrong:
                    return text
        return str(said)


def _read(language: str) -> Words:
    words = Words(language)
    for name in FILES:
        path = FOLDER / language / f"{name}.ftl"
        if path.is_file():
            words.add(path.read_text("utf-8"))
    return words
