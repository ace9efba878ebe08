/** The lab could not do its part: a package is missing, a process of ours died. Nothing of it is the target's doing. */
export class LabError extends Error {
  override readonly name = 'LabError';
}
