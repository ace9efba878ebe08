import { feedFault } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';

export const commentInJson = feedFault({
  text: 'writes a comment into the JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('"data":', '/* events */"data":')),
});

export const emptyContent = feedFault({
  text: 'answers with no content at all',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#empty'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, () => ''),
});

export const namesWithoutQuotes = feedFault({
  text: 'writes names without quotes',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll(/"(\w+)":/g, '$1:')),
});

export const nanInJson = feedFault({
  text: 'writes NaN for a number that it does not know',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('"id":null', '"id":NaN')),
});

export const singleQuotes = feedFault({
  text: 'writes texts in single quotes',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replaceAll('"', "'")),
});

export const timingBehindJson = feedFault({
  text: 'writes how long it took behind the JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#behind'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `${text}\n<!-- 0.02 s -->`),
});

export const trailingComma = feedFault({
  text: 'writes a comma behind the last member',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace(/\}$/, ',}')),
});

export const warningBeforeJson = feedFault({
  text: 'writes a warning of its program before the JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#before'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `<br />\nNotice: Undefined index: site\n${text}`),
});

export const jsonCutAtTimes = feedFault({
  text: 'leaves the last brace out of one in five answers in JSON',
  breaks: 'FEED-JS-001',
  caughtBy: ['feed/json/text#syntax'],
  alsoFails: ['feed/published/listed#unreadable', 'feed/http/head#length'],
  install: (rig) => {
    let answers = 0;
    return withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) =>
      ++answers % 5 === 0 ? text.replace(/\}\s*$/, '') : text,
    );
  },
});
