import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpText } from '../../testbed/jsonp.ts';

export const jsonpApplied = feedVariant({
  text: 'calls back by `apply`, and does nothing behind it',
  cites: 'ECMA-262, section 20.2.3.1: apply calls a function with a list of arguments',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`${name}.apply(null,[${before}`, `${after}]); void 0;\n`],
    }),
});

export const jsonpByAVariable = feedVariant({
  text: 'calls the callback with a variable that holds the object',
  cites: 'Interface, "Endpoints": it names a callback, and does not say in which script it is called',
  install: (rig) =>
    withJsonpText(rig, (text) => text.replace(/^(\/\*\*\/)([^(]+)\((.*)\);/s, '$1var data=$3;$2(data);')),
});

export const jsonpByAParameter = feedVariant({
  text: 'calls the callback in a function that is given the object',
  cites: 'Interface, "Endpoints": it names a callback, and does not say in which script it is called',
  install: (rig) =>
    withJsonpText(rig, (text) => text.replace(/^(\/\*\*\/)([^(]+)\((.*)\);/s, '$1!function(d){$2(d)}($3);')),
});

export const jsonpGuarded = feedVariant({
  text: 'calls back only where there is a function of that name, with no comment in front',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; how it is called is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`typeof ${name} === 'function' && ${name}(${before}`, `${after})`],
    }),
});

export const jsonpInAFunction = feedVariant({
  text: 'calls back in a function of its own, and says so where there is nothing to call',
  cites: 'ECMA-262, section 15.2: a function expression may be called where it stands',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [
        `(function(){"use strict";if(typeof ${name}==='function'){${name}(${before}`,
        `${after});}else{throw new Error('no callback');}})();\n`,
      ],
    }),
});

export const jsonpInLines = feedVariant({
  text: 'has white space around the call, no semicolon, and a line end behind it',
  cites: 'ECMA-262, section 12.2: white space may occur between any two tokens, and at the start and the end of input',
  install: (rig) =>
    withFeedParts(rig, { jsonp: (name, [before, after]) => [`\n ${name} (\n${before}`, `${after}\n)\n\n`] }),
});

export const jsonpOfTheWindow = feedVariant({
  text: 'calls back the member of the window that has the name',
  cites: 'ECMA-262, section 13.3.2: properties are accessed by name, using either dots or brackets',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [
        `/**/window${name
          .split('.')
          .map((part) => `[${JSON.stringify(part)}]`)
          .join('')}(${before}`,
        `${after});`,
      ],
    }),
});

export const jsonpParsesAText = feedVariant({
  text: 'calls back with what JSON.parse makes of a text',
  cites: 'ECMA-262, section 25.5.1: JSON.parse makes of a JSON text the value that a literal of it is',
  install: (rig) =>
    withJsonpText(rig, (text) =>
      text.replace(/\((.*)\);/s, (_, argument: string) => `(JSON.parse(${JSON.stringify(argument)}));`),
    ),
});

export const jsonpWithAFallbackFunction = feedVariant({
  text: 'calls a function that does nothing where there is no callback',
  cites: 'ECMA-262, section 13.13: the right of an or is evaluated only where the left is not there',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`(window.${name}||function(){})(${before}`, `${after});`],
    }),
});
