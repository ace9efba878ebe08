/** The error codes of a file system, in words. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'access to it is not allowed',
  EDQUOT: 'the quota is used up',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go round in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
};

/**
 * Why a file operation failed, in words. An error without a text here keeps its own message, without the code in
 * front.
 */
export function fileErrorText(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return WORDS[code] ?? message.replace(/^[A-Z]+: /, '');
}
