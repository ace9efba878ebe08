import type { Store, Write } from './store.ts';

/**
 * Writes all resources that a checkpoint commits to, and then the checkpoint, which is asked for when the resources are known.
 * `cosigned`: gives the checkpoint to show in its place, when the resources are written.
 */
export async function publish(
  store: Store,
  resources: Iterable<Write>,
  checkpoint: () => Uint8Array,
  cosigned?: () => Promise<Uint8Array>,
): Promise<void> {
  if (store.publish) return store.publish(resources, checkpoint, cosigned);
  const writes = [...resources].map(({ path, bytes }) => store.write(path, bytes));
  // All of them have ended when this rejects: the log may be opened again at once.
  await Promise.allSettled(writes);
  await Promise.all(writes);
  const signed = checkpoint();
  await store.write('checkpoint', cosigned ? await cosigned() : signed);
}
