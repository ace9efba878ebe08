import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { ChainSettings } from '../../lab/chain/chain-settings.ts';
import { type SharedChains, sharedChains } from '../../lab/chain/shared-chains.ts';
import { fileText, type OwnPlace, openPlace, removeStalePlaces } from '../../lab/place/own-place.ts';
import type { Place } from '../../lab/place/place.ts';
import { RpcProxy } from '../../lab/proxy/rpc-proxy.ts';
import type { MigrationStage } from './stage.ts';

/** The networks of the interface document by their chain ids; every other chain is `private`. */
const NETWORKS: ReadonlyMap<number, string> = new Map([
  [1, 'mainnet'],
  [4, 'rinkeby'],
  [42, 'kovan'],
]);
const PRIVATE_ID = 1337;
const FOLDERS = ['folder', 'home', 'temporary'] as const;

/** Opens stages, and closes all of them. */
export interface OpenStages {
  open(settings?: ChainSettings): Promise<MigrationStage>;
  close(): Promise<void>;
}

/** Stale places are removed once in a process. */
let tidied: Promise<void> | undefined;

/**
 * Prepares stages: each has a chain, by default in the shared process, which ends with its last user, a proxy and folders. Every place has
 * the settings of `every`. With `keep` the places are made in that folder, and stay.
 */
export function openStages(
  every: Pick<Place, 'watched' | 'timeoutMs'> = {},
  keep?: string,
  chains: SharedChains = sharedChains(),
): OpenStages {
  const open = new Set<MigrationStage>();
  tidied ??= removeStalePlaces();
  return {
    open: async (settings = {}) => {
      const made = await stageOn(chains, settings, every, keep);
      const stage: MigrationStage = {
        ...made,
        close: () => {
          open.delete(stage);
          return made.close();
        },
      };
      open.add(stage);
      return stage;
    },
    close: async () => {
      await Promise.all([tidied, ...[...open].map((stage) => stage.close())]);
      await chains.close();
    },
  };
}

async function stageOn(
  chains: SharedChains,
  settings: ChainSettings,
  every: Pick<Place, 'watched' | 'timeoutMs'>,
  keep: string | undefined,
): Promise<MigrationStage> {
  const chainId = settings.chainId ?? PRIVATE_ID;
  const network = NETWORKS.get(chainId) ?? 'private';
  const chain = await chains.open({ ...settings, chainId });
  const proxy = await RpcProxy.open(chain.url);
  const places: OwnPlace[] = [];
  return {
    chain,
    network,
    rpc: proxy.url,
    minesAlone: (settings.blockIntervalMs ?? 0) > 0,
    place: async ({ files = {}, like, ...settings } = {}) => {
      const opened = openPlace({ rpc: proxy.url, network, ...every }, keep);
      places.push(opened);
      const place = { ...opened, ...settings, files: { ...like?.files, ...files } };
      for (const folder of like ? FOLDERS : []) await cp(like![folder], place[folder], { recursive: true });
      for (const [name, text] of Object.entries(files)) {
        const file = resolve(place.folder, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      return place;
    },
    record: (script) => proxy.record(script),
    listen: () => proxy.listen(),
    listenAt: (port) => proxy.listenAt(port),
    read: (at, name) => fileText(resolve(at.folder, name))?.text,
    close: async () => {
      await Promise.all([chain.close(), proxy.close(), ...places.map((place) => place.remove())]);
    },
  };
}
