import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { plainJson } from '../../../oracle/json/json-node.ts';
import { jsonDifference } from '../json/difference.ts';
import { callbackPath } from './callback.ts';
import { readJsonp } from './jsonp.ts';
import { reflectionDefect } from './reflection.ts';

const DATA = '{"meta":{"status":200},"data":[{"id":1759.0,"title":"\\u003c/script>\u2028"}]}';
/** A number of 199 digits. */
const LONG = '1'.repeat(199);
/** Items of a list, of more than a million characters together. */
const LARGE = `${LONG},`.repeat(6_000);

describe('readJsonp', () => {
  test.each([
    ['cb', `cb(${DATA})`],
    ['cb', `cb(${DATA});`],
    ['cb', `;cb(${DATA});;\n`],
    ['cb', `/**/cb(${DATA});`],
    ['cb', `// a comment\n cb (\n${DATA}\n)\n;// another`],
    ['cb', `/**/ typeof cb === 'function' && cb(${DATA});`],
    ['cb', `typeof window.cb == "function" && window.cb(${DATA})`],
    ['cb', `'undefined' !== typeof cb && cb(${DATA})`],
    ['cb', `cb && cb(${DATA});`],
    ['cb', `window.cb && cb(${DATA});`],
    ['cb', `cb?.(${DATA})`],
    ['cb', `if (typeof cb === 'function') cb(${DATA});`],
    ['cb', `if (self.cb) { cb(${DATA}); }`],
    ['cb', `this.cb(${DATA})`],
    ['cb', `(cb)((${DATA}))`],
    ['window.cb', `cb(${DATA})`],
    ['cb', `cb(/* {} */${DATA})`],
    ['cb', `/* {"a":[1,2]} */cb(${DATA})`],
    ['app.cbs[0]', `app.cbs[0](${DATA})`],
    ['app.cbs[0]', `app && app.cbs && app.cbs[0](${DATA})`],
    ['app.cb', `app["cb"](${DATA})`],
    ['jQuery4000123_456', `jQuery4000123_456(${DATA});`],
    ['$', `$(${DATA})`],
    ['é', `é(${DATA})`],
    ['a.class', `a.class(${DATA})`],
    ['cb', `try { cb(${DATA}); } catch (e) {}`],
    ['cb', `"use strict";cb(${DATA});`],
    ['cb', `typeof cb === "function" ? cb(${DATA}) : void 0;`],
    ['cb', `void (cb && cb(${DATA}))`],
  ])('callback %s: %s is a call of it', (name, body) => {
    const { json, comment, guarded } = readJsonp(body, name).value!;
    expect(plainJson(json.root)).toEqual(JSON.parse(DATA));
    expect(json.root.offset).toBe(body.indexOf(DATA));
    expect(comment).toBe(body.startsWith('/'));
    expect(guarded).toBe(/&&|if|\?\.|\? cb/.test(body));
  });

  test.each([
    `if (typeof cb === 'function') { cb(${DATA}); } else { throw new Error('no callback'); }`,
    `if (typeof cb !== 'function') {} else cb(${DATA});`,
    `if (typeof cb === 'undefined') throw new Error('no callback'); cb(${DATA});`,
    `if (cb) cb(${DATA}); else void 0;`,
    `cb && (function () { "use strict"; cb(${DATA}); })();`,
    `(function(){cb(${DATA});})();`,
    `var d = ${DATA}; cb(d);`,
    `!function(d){cb(d)}(${DATA});`,
    `(d => { cb(d) })(${DATA})`,
    `(function (d) { if (typeof cb === 'function') cb(d); }).call(this, ${DATA});`,
    `(function () { const d = ${DATA}; if (window.cb) cb(d); })();`,
    `(function(){cb(${DATA});}).call(this);`,
    `(function(w){if(!w.cb)return;w.cb(${DATA});})(window);`,
    `(function(f){return f(${DATA})})(window.cb);`,
    `!function(){cb(${DATA})}();`,
    `(() => cb(${DATA}))();`,
    `(() => { try { cb(${DATA}); } finally {} return; })();`,
    `cb instanceof Function && cb(${DATA});`,
    `window.cb !== undefined && null != cb && cb(${DATA});`,
    `!!window.cb && cb(${DATA});`,
    `!window.cb || cb(${DATA});`,
    `typeof cb !== 'function' || cb(${DATA});`,
    `typeof cb !== 'function' ? undefined : cb(${DATA});`,
    `(0,cb)(${DATA});`,
    `(0, window.cb)(${DATA});`,
    `cb.call(window,${DATA});`,
    `cb.call(null, ${DATA});`,
    `cb.apply(null,[${DATA}]);`,
    `window.cb && window.cb.apply(this, [${DATA}])`,
    `(window.cb||function(){})(${DATA});`,
    `(window.cb ?? (() => {}))(${DATA});`,
    `(typeof cb === 'function' ? cb : function () {})(${DATA});`,
    `cb(${DATA}); void 0;`,
    `cb(${DATA}), void 0;`,
    `<!--\ncb(${DATA});\n//-->`,
  ])('%s is one call of cb, with nothing else done', (body) => {
    const { json } = readJsonp(body, 'cb').value!;
    expect(plainJson(json.root)).toEqual(JSON.parse(DATA));
    expect(json.root.offset).toBe(body.indexOf(DATA));
  });

  test.each([
    `cb(JSON.parse(${JSON.stringify(DATA)}));`,
    `cb(JSON.parse('${DATA.replaceAll('\\', '\\\\')}'))`,
    `cb(window.JSON.parse(\`${DATA.replaceAll('\\', '\\\\')}\`))`,
    `(function(){cb(JSON.parse(${JSON.stringify(DATA)}))})()`,
  ])('%s is called with what the text says', (body) => {
    expect(plainJson(readJsonp(body, 'cb').value!.json.root)).toEqual(JSON.parse(DATA));
  });

  test.each([
    ['cb(JSON.parse(\'{"a":"\\u0022"}\'))', 'not-json-literal'],
    ['cb(JSON.parse("[]"))', 'not-an-object'],
    ['cb(JSON.parse("{}", reviver))', 'not-json-literal'],
    ['cb(JSON.parse("{}" + more))', 'not-json-literal'],
    ['cb(parse("{}"))', 'not-json-literal'],
    ['cb((function(JSON){return JSON.parse("{}")})(window))', 'not-json-literal'],
  ])('%s is not', (body, reason) => {
    expect(readJsonp(body, 'cb').defect?.reason).toBe(reason);
  });

  test('a text of more than a million characters is more than is read', () => {
    expect(readJsonp(`cb(JSON.parse('{"data":[${LARGE}1]}'))`, 'cb').defect?.reason).toBe('too-long');
  });

  test('a large list in a function is read as one by itself is', () => {
    const large = JSON.stringify({ data: Array.from({ length: 6_000 }, (_, id) => ({ id, title: LONG })) });
    expect(large.length).toBeGreaterThan(1_000_000);
    expect(readJsonp(`(function(){cb(${large});})();`, 'cb').defect).toBeUndefined();
    expect(readJsonp(`(window.cb||function(){})(${large});`, 'cb').defect).toBeUndefined();
  });

  test('numbers keep their text, and names that stand twice are seen', () => {
    const { json } = readJsonp('cb({"a":1.0,"a":2.50})', 'cb').value!;
    expect(json.duplicates).toEqual([{ pointer: '/a', offset: 12 }]);
    expect(json.root.kind === 'object' && json.root.members.get('a')).toMatchObject({ text: '2.50' });
  });

  test.each([
    [DATA, 'not-wrapped'],
    ['[]', 'not-wrapped'],
    [`(${DATA})`, 'not-wrapped'],
    ['', 'not-wrapped'],
    ['/**/', 'not-wrapped'],
    [`cb = ${DATA}`, 'not-wrapped'],
    [`function cb() {}`, 'not-wrapped'],
    [`cb(${DATA}`, 'not-javascript'],
    [`cb(${DATA}));`, 'not-javascript'],
    [`cb(${DATA}); }`, 'not-javascript'],
    [`Warning: a notice\ncb(${DATA});`, 'not-javascript'],
    [`notice\ncb(${DATA});`, 'several-statements'],
    ['<html></html>', 'not-javascript'],
    [`cb(<a/>)`, 'not-javascript'],
    [`CB(${DATA})`, 'other-call'],
    [`callback(${DATA})`, 'other-call'],
    [`app.cb(${DATA})`, 'other-call'],
    [`cb(cb(${DATA}))`, 'not-json-literal'],
    [`cb()(${DATA})`, 'other-call'],
    [`other && cb(${DATA})`, 'other-call'],
    [`typeof cb === 'undefined' && cb(${DATA})`, 'other-call'],
    [`steal() && cb(${DATA})`, 'other-call'],
    [`cb || cb(${DATA})`, 'not-wrapped'],
    [`if (cb) cb(${DATA}); else other()`, 'not-wrapped'],
    [`if (cb) cb(${DATA}); else throw steal()`, 'not-wrapped'],
    [`if (!cb) cb(${DATA});`, 'other-call'],
    [`if (cb) return; cb(${DATA});`, 'not-javascript'],
    [`if (cb) throw new Error('there'); cb(${DATA});`, 'other-call'],
    [`throw new Error('there'); cb(${DATA});`, 'several-statements'],
    [`(function(){steal();cb(${DATA});})();`, 'not-wrapped'],
    [`(function(){cb(${DATA});cb(${DATA});})();`, 'not-wrapped'],
    [`(function(){cb(${DATA});})(steal());`, 'not-wrapped'],
    [`(function(cb){cb(${DATA});})();`, 'other-call'],
    [`(function(cb){cb(${DATA});})(other);`, 'other-call'],
    [`(function(){cb(${DATA});});`, 'not-wrapped'],
    [`(function(){return;cb(${DATA});})();`, 'not-wrapped'],
    [`(async function(){cb(${DATA});})();`, 'other-call'],
    [`(function*(){cb(${DATA});})();`, 'other-call'],
    [`(steal(), cb)(${DATA})`, 'other-call'],
    [`(cb || other)(${DATA})`, 'other-call'],
    [`(other || function(){})(${DATA})`, 'other-call'],
    [`other.call(null, ${DATA})`, 'other-call'],
    [`cb.call(steal(), ${DATA})`, 'other-call'],
    [`cb.bind(null, ${DATA})`, 'other-call'],
    [`cb.call(null)`, 'argument-count'],
    [`cb.call(null, ${DATA}, 200)`, 'argument-count'],
    [`cb.apply(null, [${DATA}, 200])`, 'argument-count'],
    [`cb.apply(null, ${DATA})`, 'other-call'],
    [`cb instanceof Object && cb(${DATA})`, 'other-call'],
    [`cb(${DATA}), steal()`, 'not-wrapped'],
    [`cb(${DATA}); notice`, 'several-statements'],
    [`new cb(${DATA})`, 'not-wrapped'],
    [`cb(${DATA});cb(${DATA});`, 'several-statements'],
    [`var x = 1;cb(${DATA});`, 'several-statements'],
    [`var d = ${DATA}, e = 1;cb(d);`, 'several-statements'],
    [`var cb = ${DATA};cb(cb);`, 'other-call'],
    [`var d = ${DATA};cb(e);`, 'not-json-literal'],
    [`(function (d) { cb(d) })();`, 'not-json-literal'],
    [`(function (d) { cb(e) })(${DATA});`, 'not-json-literal'],
    [`(function (d) { (function (d) { cb(d) })(5) })(${DATA});`, 'not-an-object'],
    [`(function (d) { (function (d) { cb(d) })() })(${DATA});`, 'not-json-literal'],
    [`(function (d) { alert(d) })(${DATA});`, 'other-call'],
    [`var d = ${DATA};alert(d);`, 'other-call'],
    [`cb(${DATA}, 200)`, 'argument-count'],
    ['cb()', 'argument-count'],
    [`cb(${JSON.stringify(DATA)})`, 'argument-string'],
    [`cb('{}')`, 'argument-string'],
    ['cb([1])', 'not-an-object'],
    ['cb(null)', 'not-an-object'],
    ['cb({a:1})', 'not-json-literal'],
    ["cb({'a':1})", 'not-json-literal'],
    ['cb({"a":1,})', 'not-json-literal'],
    ['cb({"a":0x1f})', 'not-json-literal'],
    ['cb({"a":undefined})', 'not-json-literal'],
    ['cb({"a":NaN})', 'not-json-literal'],
    ['cb({["a"]:1})', 'not-json-literal'],
    ['cb({"a":"\\x3c"})', 'not-json-literal'],
    ['cb({}.a)', 'not-json-literal'],
    ['cb({}, ...x)', 'argument-count'],
    ['cb(...[{}])', 'not-json-literal'],
    ['cb(`{}`)', 'not-json-literal'],
  ])('%s is refused: %s', (body, reason) => expect(readJsonp(body, 'cb').defect?.reason).toBe(reason));

  it('calls the callback with the same data when it is run', () => {
    const around = fc.constantFrom(
      ['', ''],
      ['/**/', ';'],
      ["typeof cb === 'function' && ", ';'],
      ['\n;', '\n;;'],
      ['x(', ')'],
      ['', '+1'],
    );
    const value = fc.oneof(
      fc.json(),
      fc.constant('{}'),
      fc.dictionary(fc.string(), fc.jsonValue()).map((object) => JSON.stringify(object)),
    );
    fc.assert(
      fc.property(around, value, fc.boolean(), ([before, after], json, twice) => {
        const body = `${before}cb(${json})${twice ? `;cb(${json})` : ''}${after}`;
        const { value: read } = readJsonp(body, 'cb');
        const calls: string[] = [];
        let failed = false;
        try {
          runInNewContext(body, { cb: (data: unknown) => calls.push(JSON.stringify(data)) });
        } catch {
          failed = true;
        }
        // A literal sets the prototype by this name; JSON has a member of it.
        if (json.includes('__proto__')) return;
        if (read) expect([failed, calls]).toEqual([false, [JSON.stringify(plainJson(read.json.root))]]);
        else expect(failed || calls.length !== 1 || !calls[0]!.startsWith('{') || after === '+1').toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has bounds, and answers for any text', () => {
    const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;
    expect(readJsonp(`cb(${deep})`, 'cb').defect?.reason).toBe('too-deep');
    expect(readJsonp(`cb(${'['.repeat(200_000)}`, 'cb').defect?.reason).toBe('too-deep');
    expect(readJsonp(`cb(${'a+'.repeat(600_000)}a)`, 'cb').defect?.reason).toBe('too-long');
    expect(readJsonp(`${'a.'.repeat(400_000)}a({})`, 'cb').defect?.reason).toBe('other-call');
    const long = `{"a":[${LARGE}1]}`;
    expect(readJsonp(`other(${long})`, 'cb').defect?.reason).toBe('other-call');
    expect(reflectionDefect(`alert(1)//\n(${long})`, 'alert(1)//')?.reason).toBe('reflected');
    expect(readJsonp(`cb(${long})`, 'cb').defect).toBeUndefined();
    const unit = fc.constantFrom(
      'cb',
      '(',
      ')',
      '{',
      '}',
      '"',
      'a',
      ':',
      '1',
      ',',
      ';',
      '&&',
      'typeof ',
      '/**/',
      '=',
      ' ',
      '.',
    );
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const { value, defect } = readJsonp(units.join(''), 'cb');
        expect(value === undefined).toBe(defect !== undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('callbackPath', () => {
  test.each([
    ['cb', ['cb']],
    ['_', ['_']],
    ['a.b.c', ['a', 'b', 'c']],
    ['a.b[0].c[12]', ['a', 'b', '0', 'c', '12']],
    ['window.cb', ['cb']],
    ['window', ['window']],
    ['x'.repeat(10_000), ['x'.repeat(10_000)]],
  ])('%s is a path', (name, path) => expect(callbackPath(name)).toEqual(path));

  test.each([
    ...[
      '',
      ' cb',
      'cb ',
      'a b',
      'alert(1)//',
      '<script>',
      'a;b',
      'a\nb',
      'a\u2028b',
      '"cb"',
      'a.',
      '.a',
      'a..b',
      'a[b]',
      'a["b"]',
    ],
    ...['a[01]', '1a', 'a-b', 'class', 'function', 'a=b', '[0]', 'a[]', 'a%0a', '\\u0061', 'a`b`'],
  ])('%j is not a path', (name) => expect(callbackPath(name)).toBeUndefined());
});

describe('reflectionDefect', () => {
  test.each([
    ['alert(1)//', 'alert(1)//({"a":1})', 'reflected'],
    ['alert(1)//', '/**/alert(1)//({"a":1});', 'reflected'],
    ['a;b', `a;b(${DATA})`, 'reflected'],
    ['alert(1)//', `/**/ typeof alert1 === 'function' && alert1(${DATA});`, 'stripped'],
    ['a["b"]', `ab(${DATA})`, 'stripped'],
    ['(function(){alert(1)})', `(function(){alert(1)})(${DATA})`, 'reflected'],
    ['a-b', `a-b(${DATA})`, 'reflected'],
    ['alert(1)//', '{"meta":{"message":"alert(1)//"}}', undefined],
    ['alert(1)//', `callback(${DATA})`, undefined],
    ['a;b', 'No such callback: a;b', undefined],
    ['<script>', `<script>(${DATA})`, undefined],
    ['a b', `a b(${DATA})`, undefined],
    ['alert(1)//', '', undefined],
    ['alert(1)//', '/* alert(1)// */', undefined],
    ['cb', `cb(${DATA})`, undefined],
    ['alert(1)//', `/**/window["alert(1)//"](${DATA});`, undefined],
    ['a-b', `window["a-b"] && window["a-b"].call(null, ${DATA});`, undefined],
    ['a.b-c', `window["a"]["b-c"](${DATA});`, undefined],
    ['a"]+alert(1)+["', `window["a"]+alert(1)+[""](${DATA})`, 'reflected'],
    ['x"] && alert(1) && y["', `window["x"] && alert(1) && y[""](${DATA})`, 'reflected'],
    ['a[alert(1)]', `(function(){a[alert(1)](${DATA})})()`, 'reflected'],
    ['a-b', `(window.ab || function(){})(${DATA})`, 'stripped'],
    ['', `(${DATA})`, undefined],
  ])('%s answered with %s: %s', (name, body, reason) => expect(reflectionDefect(body, name)?.reason).toBe(reason));
});

test('a member that is called __proto__ is one, in JSON and in a call, and nothing comes to have another prototype', () => {
  const json = '{"data":[{"__proto__":{"polluted":"yes"},"id":1}]}';
  const trees = [readJsonp(`cb(${json})`, 'cb').value!.json.root, readExactJsonText(json).value!.root];
  for (const root of trees) {
    const plain = plainJson(root) as { data: [object] };
    expect(Object.keys(plain.data[0])).toEqual(['__proto__', 'id']);
    expect(Object.getPrototypeOf(plain.data[0])).toBe(Object.prototype);
    expect('polluted' in {} || 'polluted' in plain.data[0]).toBe(false);
  }
  expect(jsonDifference(trees[1]!, trees[0]!)).toBeUndefined();
  const without = readJsonp('cb({"data":[{"id":1}]})', 'cb').value!.json.root;
  expect(jsonDifference(trees[1]!, without)).toMatchObject({ reason: 'missing', at: '/data/0/__proto__' });
});
