import type { Parts } from '../parts.ts';
import type { Store } from './store.ts';

/** Makes the store of a log. It receives the parts because a store may have to compute its resources. */
export type StoreFactory = (parts: Parts) => Store | Promise<Store>;
