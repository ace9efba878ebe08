/** Declares faults and variants of the reference log. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import {
  type DeclaredFault,
  type DeclaredVariant,
  type Fault,
  fault,
  type Variant,
  variant,
} from '../../core/alteration/alteration.ts';
import type { LogNeeds } from './needs.ts';
import { TWO_OF_THREE } from './witnesses/policies.ts';

/** A reference log that is wrong on purpose. */
export const logFault = (body: DeclaredFault<LogRig, LogNeeds>): Fault<LogRig, LogNeeds> => fault(body);

/** A reference log that is odd but right. */
export const logVariant = (body: DeclaredVariant<LogRig, LogNeeds>): Variant<LogRig, LogNeeds> => variant(body);

/** A reference log with three witnesses that is wrong on purpose; without another policy two of them have to cosign. */
export const witnessedLogFault = ({ needs, ...body }: DeclaredFault<LogRig, LogNeeds>): Fault<LogRig, LogNeeds> =>
  fault({ ...body, needs: { policy: TWO_OF_THREE, ...needs } });

/** A reference log with three witnesses that is odd but right. */
export const witnessedLogVariant = ({ needs, ...body }: DeclaredVariant<LogRig, LogNeeds>): Variant<LogRig, LogNeeds> =>
  variant({ ...body, needs: { policy: TWO_OF_THREE, ...needs } });

/** A reference log of certificates that is wrong on purpose. */
export const certificateLogFault = ({ needs, ...body }: DeclaredFault<LogRig, LogNeeds>): Fault<LogRig, LogNeeds> =>
  fault({ ...body, needs: { ...needs, profile: 'static-ct' } });

/** A reference log of certificates that is odd but right. */
export const certificateLogVariant = ({
  needs,
  ...body
}: DeclaredVariant<LogRig, LogNeeds>): Variant<LogRig, LogNeeds> =>
  variant({ ...body, needs: { ...needs, profile: 'static-ct' } });
