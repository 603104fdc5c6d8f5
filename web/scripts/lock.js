// Completes package-lock.json: `node scripts/lock.js` (`make lock` runs it). Where a registry does not hold the
// packages for other systems, npm leaves them out of the lock, and then `npm ci` fails everywhere. Their exact
// versions are known from the packages that ask for them.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCK = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SYSTEM = /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-(\w+))?$/;
const WASM = /-wasm32-\w+$/;

/** What a package says of the systems that it is for, read from its name; null: it does not tell. */
export function systemOf(name) {
  if (WASM.test(name)) return { cpu: ["wasm32"] };
  const found = SYSTEM.exec(name);
  if (!found) return null;
  const [, os, cpu, abi = ""] = found;
  const libc = abi.startsWith("musl") ? ["musl"] : ["glibc"];
  return { cpu: [cpu], ...(os === "linux" && abi ? { libc } : {}), os: [os] };
}

/** The optional packages that the lock speaks of and does not hold, as entries. */
export function missing(packages) {
  const found = {};
  for (const asking of Object.values(packages)) {
    for (const [name, version] of Object.entries(asking.optionalDependencies ?? {})) {
      const key = `node_modules/${name}`;
      const system = systemOf(name);
      if (key in packages || !system || !EXACT.test(version)) continue;
      found[key] = { version, cpu: system.cpu, dev: true, libc: system.libc, optional: true, os: system.os };
    }
  }
  return found;
}

const lock = JSON.parse(readFileSync(LOCK, "utf8"));
const added = missing(lock.packages);
if (Object.keys(added).length) {
  const all = Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LOCK, JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2) + "\n");
}
