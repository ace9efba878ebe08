import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries with the members in the order of the schema',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-canonical'],
  install: (rig) =>
    withLeaf(rig, (leaf) => {
      const { kind, apiVersion, spec } = JSON.parse(leaf);
      return JSON.stringify({ kind, apiVersion, spec });
    }),
});
