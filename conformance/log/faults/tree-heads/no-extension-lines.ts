import { certificateLogFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const treeHeadWithAnExtensionLine = certificateLogFault({
  text: 'adds an extension line to the checkpoint, which the signature of a tree head does not cover',
  breaks: 'LOG-CT-004',
  caughtBy: ['log/tree-heads/no-extension-lines#extensions'],
  install: (rig) => withCheckpointText(rig, (text) => `${text}shard 2026h1\n`),
});
