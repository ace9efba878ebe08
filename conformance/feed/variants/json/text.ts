import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';

const units = (text: string) =>
  text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

export const everythingEscaped = feedVariant({
  text: 'writes every character of its texts as an escape',
  cites: 'RFC 8259, section 7: any character may be escaped',
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) =>
      text.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (quoted) => `"${[...units(JSON.parse(quoted) as string)].join('')}"`),
    ),
});

export const jsonInLines = feedVariant({
  text: 'writes JSON in lines, with tabs and carriage returns',
  cites: 'RFC 8259, section 2: white space is allowed around every structural character',
  install: (rig) =>
    withFeedText(
      rig,
      /\.json(\?(?!.*callback=)|$)/,
      (text) =>
        ` \r\n\t${text.replaceAll(/("(?:[^"\\]|\\.)*")|([{}[\]:,])/g, (token, quoted) => (quoted ? token : `\r\n\t${token} `))}\r\n\n`,
    ),
});
