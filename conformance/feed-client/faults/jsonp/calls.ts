import { readerFault } from '../../testbed/alteration.ts';

export const callsFoundByAPattern = readerFault({
  text: 'finds the call by a pattern',
  breaks: 'READER-JP-001',
  caughtBy: ['feed-client/jsonp/calls#call'],
  needs: { format: 'jsonp' },
  install: (rig) => ({
    ...rig,
    runScript: (text, callback) => {
      const [, value] = /^(?:\/\*\*\/)?read\((.*)\);?$/s.exec(text) ?? [];
      return value === undefined ? rig.runScript('', callback) : rig.readJson(value);
    },
  }),
});

export const oneTypeOfScript = readerFault({
  text: 'reads a script of one type alone',
  breaks: 'READER-JP-001',
  caughtBy: ['feed-client/jsonp/calls#type'],
  needs: { format: 'jsonp' },
  install: (rig) => ({ ...rig, isScriptType: (type) => type.startsWith('text/javascript') }),
});
