/** Why checks of single cosignatures may have nothing to judge. */
export const NO_COSIGNATURE = 'no checkpoint had a signature line by a witness of the policy';
