import type { ExchangeId } from '../target/answer.ts';
import type { Defect } from './defect.ts';
import type { ReasonKey } from './reason.ts';

/** A trial throws this to end its check. Only the session catches it. */
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

/** A premise failed; the check `owner` reports the failure. */
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

/** The target has no subject that this check could judge. */
export class NotApplicable extends EarlyEnd {}

/** The check could not reach a judgement. */
export class Inconclusive extends EarlyEnd {}
