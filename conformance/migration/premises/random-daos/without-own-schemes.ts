import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { controllerOf } from '../dao/controller.ts';
import { type DaoOnChain, schemesAmong } from '../dao/dao-on-chain.ts';

/** A DAO whose custom schemes are not among those of `schemes`. The controller knows all of them. */
export async function withoutOwnSchemes(dao: DaoOnChain, custom: readonly string[]): Promise<DaoOnChain> {
  const { scene, owners, avatar } = dao;
  if (custom.length === 0) return dao;
  const known = [...custom, ...Object.values(scene.base), scene.account.address];
  const controller = await controllerOf(scene.views, avatar, Object.values(owners), known);
  const others = controller?.schemes.filter(({ address }) => !custom.some((own) => isSameAddress(own, address)));
  return { ...dao, controller, schemes: await schemesAmong(dao, others ?? []) };
}
