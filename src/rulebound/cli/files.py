"""Reading and writing record files."""

from pathlib import Path

from rulebound.kernel import BadRecord, Record, RuleboundError, load_record
from rulebound.kernel.record import MAX_BYTES


class NotSaved(RuleboundError):
    """A record that could not be written."""


def read_record(path: Path) -> Record:
    """Read a record; raise `BadRecord` if the file cannot be read or is invalid."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise BadRecord(
                "file-big",
                "{file} is too big for a record: {size} bytes, at most {most}",
                file=str(path),
                size=size,
                most=MAX_BYTES,
            )
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)  # a device has no size and may never end
    except OSError as error:
        raise BadRecord(
            "not-read", "{file} cannot be read: {cause}", file=str(path), cause=error.strerror or str(error)
        ) from error
    except ValueError as error:
        raise BadRecord("not-read", "{file} cannot be read: {cause}", file=str(path), cause=str(error)) from error
    try:
        return load_record(data)
    except BadRecord as error:
        raise BadRecord("bad-file", "{file}: {error}", file=str(path), error=error) from error


def check_may_write(path: Path) -> None:
    """Raise `NotSaved` if the folder is missing or the file exists and is not a record."""
    if not path.parent.is_dir():
        raise NotSaved("no-folder", "there is no folder {folder}", folder=str(path.parent))
    if not path.exists():
        return
    try:
        read_record(path)
    except BadRecord as error:
        raise NotSaved(
            "not-a-saved-game",
            "{file} exists already and is not a saved game; choose another name",
            file=str(path),
        ) from error


def make_folder(path: Path) -> None:
    """Create a folder for records if needed."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(
            "folder-not-created",
            "the folder {folder} cannot be created: {cause}",
            folder=str(path),
            cause=error.strerror or str(error),
        ) from error


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically; replaces an older record."""
    check_may_write(path)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(record.dump())
        part.replace(path)
    except OSError as error:
        raise NotSaved(
            "not-written", "{file} cannot be written: {cause}", file=str(path), cause=error.strerror or str(error)
        ) from error
