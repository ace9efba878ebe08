import * as fs from 'node:fs';

/** The functions of node:fs, and a list of their calls that matter for a loss of power: `write key`, `sync key`, `sync .`. */
export function recordedFiles(folder: string): { readonly files: typeof fs; readonly calls: string[] } {
  const calls: string[] = [];
  const open = new Map<number, string>();
  // Names of temporary files have random digits at their end.
  const short = (path: unknown) =>
    String(path)
      .slice(folder.length + 1)
      .replace(/(?<=\.)[0-9a-f]{12}$/, 'new') || '.';
  const files: typeof fs = {
    ...fs,
    openSync: (path, ...rest) => {
      const handle = fs.openSync(path, ...rest);
      open.set(handle, short(path));
      return handle;
    },
    writeFileSync: (file, ...rest) => {
      calls.push(`write ${open.get(file as number)}`);
      fs.writeFileSync(file, ...rest);
    },
    fsyncSync: (handle) => {
      calls.push(`sync ${open.get(handle)}`);
      fs.fsyncSync(handle);
    },
    renameSync: (from, to) => {
      calls.push(`rename ${short(from)} to ${short(to)}`);
      fs.renameSync(from, to);
    },
  };
  return { files, calls };
}
