/** Declares faults and variants of the reference client. */
import type { LogClientRig } from '../../../src/reference/log-client/index.ts';
import {
  type AlterationNeeds,
  type DeclaredFault,
  type DeclaredVariant,
  fault,
  variant,
} from '../../core/alteration/alteration.ts';

/** What an altered client needs to show its alteration. */
export interface LogClientNeeds extends AlterationNeeds {
  /** How it is used. Default: as a verifier of a checkpoint. */
  readonly as?: 'checkpoint' | 'inclusion' | 'proof' | 'log' | 'monitor' | 'writer';
}

/** A client that believes a lie or refuses a truth. */
export const clientFault = (body: DeclaredFault<LogClientRig, LogClientNeeds>) =>
  fault<LogClientRig, LogClientNeeds>(body);

/** A client that is unusual but right. */
export const clientVariant = (body: DeclaredVariant<LogClientRig, LogClientNeeds>) =>
  variant<LogClientRig, LogClientNeeds>(body);
