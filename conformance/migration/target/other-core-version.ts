/** Why a check that needs a second core version does not apply. The scope of a run says so as well. */
export const NO_OTHER_VERSION_TEXT =
  '--other-core-version names no second version of the core package that the tool knows';
