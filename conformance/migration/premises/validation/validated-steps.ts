/** The steps with which wrong options are tried. */
export const VALIDATED_STEPS = ['base', 'dao'] as const;

/** Each case with a base migration, and then each with a DAO migration. */
export const inEachStep = <C extends object>(cases: readonly C[]) =>
  VALIDATED_STEPS.flatMap((step) => cases.map((options) => ({ ...options, step })));
