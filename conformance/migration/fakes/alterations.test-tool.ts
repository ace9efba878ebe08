import type { FakeAlterations } from './alteration.test-tool.ts';
import { CONFIRMATION_FAKES } from './confirmation.test-tool.ts';
import { EXIT_FAKES } from './exit.test-tool.ts';
import { HELP_FAKES } from './help.test-tool.ts';
import { LATE_VALIDATION_FAKES } from './late-validation.test-tool.ts';
import { SECRETS_FAKES } from './secrets.test-tool.ts';
import { TERMINATION_FAKES } from './termination.test-tool.ts';
import { VALIDATION_FAKES } from './validation.test-tool.ts';

/** All fakes by name. */
export const ALTERATIONS: FakeAlterations = {
  ...HELP_FAKES,
  ...CONFIRMATION_FAKES,
  ...VALIDATION_FAKES,
  ...EXIT_FAKES,
  ...TERMINATION_FAKES,
  ...SECRETS_FAKES,
  ...LATE_VALIDATION_FAKES,
};
