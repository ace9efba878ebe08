/** The lab failed: a package is missing, or one of our own processes died. The target is not the cause. */
export class LabError extends Error {
  override readonly name = 'LabError';
}
