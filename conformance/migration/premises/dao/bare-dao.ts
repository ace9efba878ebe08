/** No scheme, and nothing of what may be left out. */
import { featuredDao } from './featured-dao.ts';

const LEFT_OUT = undefined;

/** No scheme, and nothing of what may be left out. */
export const bareDao = featuredDao('Bare Organisation', [
  {
    reason: 'rewards',
    owner: 'migration/parameters/reward-left-out#failed',
    change: { schemes: { ContributionReward: false }, ContributionReward: LEFT_OUT },
  },
  { reason: 'generic', owner: 'migration/parameters/generic-left-out#failed', change: { GenericScheme: LEFT_OUT } },
  {
    reason: 'registrar',
    owner: 'migration/schemes/scheme-registrar#failed',
    change: { schemes: { SchemeRegistrar: false } },
  },
  {
    reason: 'upgrade',
    owner: 'migration/schemes/upgrade-scheme#failed',
    change: { schemes: { UpgradeScheme: false } },
  },
  {
    reason: 'universal',
    owner: 'migration/parameters/controller-default#failed',
    change: { useUController: LEFT_OUT },
  },
  { reason: 'creator', owner: 'migration/parameters/creator-default#failed', change: { useDaoCreator: LEFT_OUT } },
  { reason: 'track', owner: 'migration/parameters/tracking-default#failed', change: { noTrack: LEFT_OUT } },
  { reason: 'owner', owner: 'migration/ownership/by-default#failed', change: { unregisterOwner: LEFT_OUT } },
]);
