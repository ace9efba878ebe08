/** What the codes of a file system mean to a person. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'access to it is not allowed',
  EDQUOT: 'the quota is used up',
  EEXIST: 'something is there already',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go round in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
};

/** Why something could not be done with a file, in words; what has no words here keeps its own, without the code in front. */
export function fileErrorText(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return WORDS[code] ?? message.replace(/^[A-Z]+: /, '');
}
