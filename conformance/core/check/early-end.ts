import type { ExchangeId } from '../target/answer.ts';
import type { Defect } from './defect.ts';
import type { ReasonKey } from './reason.ts';

/** Thrown inside a check by its trial to end it. Nobody but the session catches one. */
export abstract class EarlyEnd extends Error {}

/** The check found its requirement broken. */
export class DefectFound extends EarlyEnd {
  readonly defect: Defect;
  readonly exchange: ExchangeId | undefined;
  constructor(defect: Defect, exchange: ExchangeId | undefined) {
    super(defect.reason);
    this.defect = defect;
    this.exchange = exchange;
  }
}

/** A premise does not hold; the check named by `owner` carries the failure. */
export class PremiseFailed extends EarlyEnd {
  readonly owner: ReasonKey;
  readonly defect: Defect;
  readonly exchange: ExchangeId | undefined;
  constructor(owner: ReasonKey, defect: Defect, exchange: ExchangeId | undefined) {
    super(owner);
    this.owner = owner;
    this.defect = defect;
    this.exchange = exchange;
  }
}

/** The target has no subject for this check. */
export class NotApplicable extends EarlyEnd {}

/** The check could not come to a judgement. */
export class Inconclusive extends EarlyEnd {}
