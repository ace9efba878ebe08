/** Error codes of a file system, in words. */
const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'this, or a part of the path to it, is a file and not a directory',
  ENOTDIR: 'a part of the path to it is a file and not a directory',
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system may only be read',
  ENOSPC: 'the file system is full',
  EDQUOT: 'the quota is used up',
};

/** Why a file could not be written, without the code with which Node's messages begin. */
export function plainly({ code = '', message }: NodeJS.ErrnoException): string {
  return WHY[code] ?? message.replace(/^[A-Z]+: /, '');
}
