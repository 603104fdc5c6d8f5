/** People as others read of them. */
import { t } from "./words";

/** Who plays at the server's own computer without having signed in; nobody else can take this name. */
const LOCAL = "Local player";

/** What a person is called. */
export const calledBy = (name: string): string => (name === LOCAL ? t("player-local") : name);
