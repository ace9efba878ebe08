import { BLANK_NAMES } from '../../inputs/parameters/edge-values.ts';
import { featuredDao } from './featured-dao.ts';

const LEFT_OUT = undefined;

/** A DAO without schemes, and without every parameter that may be left out. Its names have blanks at their ends. */
export const bareDao = featuredDao('bare-dao', 'Bare Organisation', [
  {
    reason: 'rewards',
    change: { schemes: { ContributionReward: false }, ContributionReward: LEFT_OUT },
  },
  {
    reason: 'generic',
    // A tool without `schemes` may use a scheme in any case, and then its section is needed.
    change: { schemes: { GenericScheme: false }, GenericScheme: LEFT_OUT },
  },
  {
    reason: 'registrar',
    change: { schemes: { SchemeRegistrar: false } },
  },
  {
    reason: 'upgrade',
    change: { schemes: { UpgradeScheme: false } },
  },
  {
    reason: 'universal',
    change: { useUController: LEFT_OUT },
  },
  { reason: 'creator', change: { useDaoCreator: LEFT_OUT } },
  { reason: 'track', change: { noTrack: LEFT_OUT } },
  { reason: 'owner', change: { unregisterOwner: LEFT_OUT } },
  { reason: 'blanks', change: BLANK_NAMES, open: true },
]);
