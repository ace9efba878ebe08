import type { DaoSetting, ExpectedDao } from '../../oracle/dao/expected-dao.ts';
import { permissionsText } from '../../oracle/schemes/permissions.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import type { ItemDefect } from './stand-alone-defects.ts';

/** The units, the defaults and the choices by which the tool migrated the suite's own DAOs. */
export interface ModelSetting extends DaoSetting {
  /** Whether the core package has a tracker of which the tool makes use. */
  readonly tracks: boolean;
}

/** A DAO that is tracked and should not be, or the other way round. */
export function* trackingDefects(
  dao: DaoOnChain,
  { tracked, byDaoCreator }: ExpectedDao,
  { tracks }: ModelSetting,
): Generator<ItemDefect> {
  if (tracked === undefined || tracked === dao.tracked || (tracked && !tracks)) return;
  const text = (is: boolean) => (is ? 'a DAO that is tracked' : 'a DAO that is not tracked');
  const breaks = byDaoCreator ? 'MIG-PR-018' : dao.params.noTrack === undefined ? 'MIG-PR-017' : 'MIG-PR-016';
  yield { at: 'noTrack', expected: text(tracked), actual: text(dao.tracked), breaks };
}

/** A scheme with other permissions than in the suite's own DAOs. */
export function* permissionDefects({ schemes }: DaoOnChain, wanted: ExpectedDao): Generator<ItemDefect> {
  for (const { name, stored } of wanted.schemes) {
    const found = schemes.named.get(name)?.permissions;
    if (stored === undefined || found === undefined || found === stored) continue;
    const [expected, actual] = [permissionsText(stored), permissionsText(found)];
    yield { at: `the permissions of ${name}`, expected, actual, breaks: 'MIG-SC-008' };
  }
}
