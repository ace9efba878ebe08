import { expect, test } from 'vitest';
import { parseSignatureLine } from './note.ts';
import { verifyNoteSignature } from './signature.ts';
import { formatVkey, parseVkey } from './vkey.ts';

// A checkpoint of the log coachandhorses2026h1, and its ML-DSA-44 cosignature by the witness navigli with the witness's
// own key: published by both, made by nobody here. Signer and origin differ, and the timestamp is not zero.
const TEXT = `coachandhorses2026h1.staging.certificate.transparency.goog
185550722
YXAM0VmnrfvLaBCOOYSJhCaE5F10oGBOo+hkbDa1kng=
`;
const NAME = 'witness.navigli.sunlight.geomys.org';

// biome-ignore format: base64, 112 characters a line
const KEY = [
  'BvKbJzZZb2L5kdgqACS68/hxJoQQ88Zhp7esVL81HYRPQAurY9cfky201kuNm1oSO71BiNPWC8oNHunBo/PnRD/eWIuu/ZPIsiG0Cq9xg8dJsoKu',
  'QGXJ2Hu1QLBoyFWUFWAtmURCRi5bXFYJjVy4fFFh5ClS477HTy7av3C6VvnOdYTH1jISdXyIblBTWkQEq24gMc2JZKiS5YleWbXjlVuDKaU3yQjD',
  'hyWTd8AZuCvrcC9rE8wOZ7etpkAEf2pPINQ4LnMEHCWTuEE5NZwGWwqcekXvNQvv1jjfWQkhSzXbFvbLmifpWxRFrHn9OSEPGfaCksRUvKoTZzOr',
  'IPuFAhAraDIXX0DLwc7xY9hcg2lGpCaDoOXoyAS6m4wGiqerd0kLjFitkgJ7A/tpIcO+m255eyWnZwrevWaFgx+xwN7OjdJTlGMK9Qgd7QJW1Qil',
  'mt/h1SqZGpithCfje+/MiUea2eyTKbPBCf5c206/5Axu789uL1v22XZRO5tfDPLpU5lTPYdD0dt9M4I02G/2mHsZ43dbcsSYe0i+oM6GgIV0CoTx',
  '833GJMCjOOZbo3Qmlxwf3QFhkwGtc/db16iDfCW0U2NINxuSyDGahEIudOyNldfh+oe3tLyICiNGF3kGRQ1MRLD+e6AakJsjat9wMgjORHWx1rE7',
  'r14wCZtxFkSjOjSMpN8DiBXtGySSnWv2jKWnYnLPYhdqTJMEAZLLtd5Elaq+DukrJfmR5Jx348lx0E8AjALfg1oYQSCBKYlUN7h4kJhZhYGu6ahV',
  'Pp1OBlA+DuBfoMtE6IiTfm11LseSOyNOtNTFe5V508Dw/APhoKuxy0mTAmEDmPnXTBvHhX1PVhl1qHTmfNhpukzxBRPKzsVN7y/FuJuqrX208k7S',
  'ihRJGtDsXkQK/cFzTmSGvyHEKK+IHoKFpRK0dxEV6muqPJEEzehwZrJ7Rz0ZfkjuKVCiP98md+yD+r7GD2BjIb3IEzhrsbf5Ak7f5NImP4UoL6vy',
  '48ZfwmEo6tvn6StSVd912GYobRKHzboTBhUIn8c93VIX7PAQ64exm4l9wUBr3KMzHuykTW9m7C1xw1+Oqf3PGWN9rLHXNMPaR08xnImkTd+W74ls',
  '1sHH1CzJiNJB5QZg44zCajgL131L9G62AuTth/zJeGovddDU1m7N3i+e2Qz/omDKILlfUtcwPyyWeSvW/XX0ECFp/o9cDh/l6S5mcaT2Mtiiyn+o',
  'wXl4Mx85Yppi2ZvVpZudLyhM0AGeoDdRRlfdeaJsvfC7pzBKzbj/1CKs7Ts962kvpCoDyZ5rMBK5PhFLvNXhl9ntKSTIAqUoM3vPgouzrA57Y9G5',
  'cWEJ741G4siABCFedWcDKT5zXKO682fncspp2MLjGCqNEWbSRRJ957q/W5mUyI1sDiXsKaaxGq0Xg86qu1AaEd7EBgOLj3i762ANsbZqtButkOdG',
  'D+MVeELpgNiOttWPW6Xq0ERM5NcJgezQJghy+y7IKf6zqrud4Ql6pklvjTuzCeLVsfpWQsqfgF4W0ZADldLfPCJIDBby1sxjh32i6hIp2R7QC6Mp',
  '87k9PAa5fiFDOqJXqDtGLxKPKu6UPdvbJHfHx4M37F6mfQnst4Bkjgf0kLGkW9isZ7bnids+QclIgfKFjZ5mD+ekGKo835+G44y7zAauKZzj8nBi',
  'NMSYwdAEMn6TYHciHn1VyetNEtzSMHInsV30TOnahKfkNgvAuNCuxrIyNvFHCw9t3vRr/J0=',
].join('');

// biome-ignore format: base64, 112 characters a line
const SIGNATURE = [
  'a8RCSQAAAABqb7DzKgaCAhz8GvTJUusViqTl2y0zs3PB/w3w3m9hZqcsJyzIUW0BYxVMmpcG6sHvUR3CA9yB5g/9FI0VHU3HKpUfbMXxxNxrr0sL',
  'sBdTCoBj/Dd+bXmwQ1OuzWZn4/5gbolfSMm8wjjSBtmjx9dXv4mEyTgQV8Z+XEV8qS/Z4qYQHZayByHdw5W7nRDgwfdDRF496jim9n5rJDAZT2oF',
  'xXyLMh/4eqH/0ow8FtY3QvRw0tH+11Bb9rAvfCBnAWiDMeFcbSwEfYIww1kr5/+DveITD6Qm4TmqqPcjzIkT3ycQq1qKqPj3Be8tmqOeeE7bIac5',
  '+OoL9l2rdUV/8+Gp1nVIbuCUDR1ahhMl1QyFjBKUXcmKMyT8qFcSAu7O4duuZo/epa/nmVPnLtDzkbLn7MHrsj/nkGGyY+qt30HZetFwcQ11yRpn',
  'GxBdYsC4NgtkAhW6vjPTp6yFooFqhm8WW9EfU++sFaBdsbxStbav8O01UiP7UtawYikMW5FO+JuwnI7vPWkythz7gGL9wsg/sU7AsGec6t6MhOE4',
  'TSx5M8LHl0E8nRs/0TT+m1/4UtQewMHsraR4FmVsdhP+ppo/FDEK/6KyOKVwHPpD87x9/R0ToEN1O5hqsXBo+qD6HlOzR+lVjA7iJHLiW5Ti9R4j',
  'GoTARQ1wu8Fx8DkfPKki4bSBf+aia8eChq/o8+tkwWmpb0NLpPeByjiQAkNtWeYvg21WP7q0wbiQxHVQ7cUiWOgNu4zeK2qiWvcHq2BjMRtKDN56',
  'UL9omf5uMhN/AtZFeGX80CAOE6E/8pcpMuzQRR7NaszG0wM8xaWKhIMrX4lZMrR5iwnNpfSy35LF9JLiDJS/y9QA42/yd16e+8g9bJb4FEL8YAJh',
  '5TjJ7nVKFvkx5a2GEQIpFI5lIC0KKJuf16LZ4ufuA2RXedmr6bg4qRNvsFF2uk9ots43S9isZ2OihENwYqiQHfTlQmz0DZSXr84lkf2qb8z7l1Jd',
  '5jn3V2b9PuWnprBcR4db3FjL71gbOCYOVKTyF3PWB8B/TBhoa5ccUaYcP9tCjYJ3CHeJWIGKvPTr6fk2SpM5npRXje0R0arkpqAO5XzA+/hlSwJQ',
  'o6F4TZMTFHUfNytct+Bl5Asm37eencixRgAwc4mSE+W1H6U/xujfnd2V57DEPP/RwuzFUEtV302Byp4GV9a8FcftRfDxOdTdTwqW/hI6HvQ6U118',
  'LMdimJ0sJZZ/LhCj23QI7eDaXBQfGIB86NNn8q+ZbP/t2feEMR7dhr8nNYHB8rcUf3+t/cytFBy5eFjaftavkJC75IhDWSIssSpWMVy8g9HnKjjA',
  'ttfCvSGnYucgz8Q2lPpIgoGffDJNKVQG7obVPPRQ7yFGa6v3JP6YDN0DjQehZ+jmdmyNiwBc/6pXx/zd2j1Lr47il8UrCkZvL0UuDTstF/AF6tNO',
  '8r7v9piR2IWM7ndAHNhtRwOgklvQccpXCkvywZJCZIYquzS6RqqrvMHcJ7yPCFbpHx1AVRkTQcu1gzgxqYzk3AHn3/A9r9lnnjaqa4L/GTvoFOZO',
  'UYbPauEFU9rQB1Q1Oez9BuWYzjI4f8v46xye/e8LEaCbYaUGXzezWzatlK1vwP8zbbxpA6XdkHWzPxA+4+Hr1UP/791/p+spDgOH0+w6Lq6AHc+M',
  '7qwINcj/axZsR7MLpLXDtPLY97DRYAJR2kZVju5vaqdovcUKw45UXXdZAeGmhm5Mo4hY7J3vOIwV4SYQfC5B78x1rzglQ8qFaJ2lQpKztUV3+Uzw',
  '2WGNUk8wtaXQEIG0AHB3Y4WOqTObL9M/hQ6qJsPkD/KsSA0tNTlepgJ89rDS1PN4kQgM0Kd9YkZPHSGHbbJy+96oao0ylcsCul4qFVkgsTZxskGo',
  'pRRu75ycuqobKktfD53uXOOdB4IdD2V9BKRUq5qwh6/JSlPPE0j5r2k7XS7/VgopnvfbePyHYTb3QmCJgKI38QWY7lpw4zSXZfpw9j5nJC2ktXsA',
  'AZzSuK8wRvakC3KiX1g+P8nYCFwO5aQh1wOb7HmyEgCkr7Q6i6raI6M0tt2CWA/bcbBWjvjxXO4Fvk0uMB6rN41lU8IEXOgp8xShHEMXR0R8bSsD',
  'm7vnp24tv/cJpwheeiNw6DPWoc0W69yA9Z9ASPV8iQXcEofvcbUTeGdn+xwGwoZHSRuzePYQYeLVsMQlvUJsvVxf3sRQ4VsS7EDRaqqqbWApRzr5',
  '4REVb1XEJdbYdye8vNgSuhzNarXXjgM+FPLsazyjEuqjGKLdDOAd0G73HIYCOf4edK8rPD76v62+ik7kU9B9eRq5HAnJy/fuOQkqiv7wh9ENZtF5',
  'lR0SxWVPhsq/8Bq75KRYIM0KVsUlihzhW2tLYBK1SI1hgIYNI4sDeawt7tPooRvOY0wLi+B4Tz6iEyzzJaryRdE6UN3MEVpX/y1kNenCVRxqPhgs',
  'tLqRrf1SgEucGTO31cetYxBjnaZxIkbBYHIOupr7d9gJWioQ7PFjxSFVbOmVriaz51qw0NxYf5VY5QV7V63UgGdW7fr5NvOZbJ0Eto8HwrylNgin',
  'ydVntDEU6fW0L4b60h1sN1St3uX21TdbzLvhWf9Pl3yuc1NO6L0M85LocPhl6mxDiycYzPd6kq98Eo4BYDyGJZoOk0ggZ+VnVudkNCASgxgdXKsg',
  '445gR/fJxzbL1QQgCoCP1xh/8NghI5ZVrgQ3DLa8fHwHifzl6emNoTHG2c8/2gMhIzLcdrNXScPHmzHdKA7Ubq+AApQc+57+yUFvXkYlQL8z+pcD',
  'ZdeMu8AokvtBH7MxbMdcLsZFmlUTaFFUbp5ch1foc3B3yZxxntgmxIo2itWurdykQUrtlyGXZY3+UdQUs/Vhw06s8LU1ok7MAR7xfcr9UfrINRgf',
  'Z/fDPsqO1DUB7m0lcflxB/2il2O/AKh8DGtzW0HNGoeGAudMjn5zO/GnED5eJSRV+uv9QquaRkNGqFfNDazJGvGih6GTT4d1eIK9O5KdQSYk5QwJ',
  'aGjstnacm+3XB+ap0RZr06m24x5I2EEa7eKGeuTi+DJ/SmMHVkOD7D1pCafSwYGrFXpR8R68l9AGSymaiJZQCaxd1jvWlTyVVy7WAMJpozgIGiYp',
  'OkprcHV5gpWy2/YSRVKhub719vwFFhkgPkVUV2GoscXHyN8JIys6O1pkaXR9hIe7vOfv9AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8YJzg=',
].join('');

const key = parseVkey(`${NAME}+6bc44249+${KEY}`).value!;
const line = parseSignatureLine(`\u2014 ${NAME} ${SIGNATURE}`).value!;

test("a witness's ML-DSA-44 cosignature verifies", () => {
  expect(formatVkey(key)).toBe(key.text);
  expect(line).toMatchObject({ name: NAME, keyId: key.keyId });
  expect(verifyNoteSignature(key, TEXT, line.signature)).toBe(true);
});

test('it covers origin, size, root, signer and time, and no extension line', () => {
  const changes = ['c', '18', 'YXAM'].map((from) => TEXT.replace(from, from === 'YXAM' ? 'YXAN' : `${from}1`));
  for (const text of changes) expect(verifyNoteSignature(key, text, line.signature)).toBe(false);
  expect(verifyNoteSignature({ ...key, name: `${NAME}.` }, TEXT, line.signature)).toBe(false);
  for (const at of [0, 7, 8, 1000, 2427]) {
    const altered = line.signature.map((byte, i) => (i === at ? byte ^ 1 : byte));
    expect(verifyNoteSignature(key, TEXT, altered)).toBe(false);
  }
  expect(verifyNoteSignature(key, `${TEXT}extension\n`, line.signature)).toBe(true);
});

test('a text that is not a checkpoint has no such signature', () => {
  expect(verifyNoteSignature(key, 'text\n', line.signature)).toBe(false);
  expect(verifyNoteSignature(key, `${'o'.repeat(256)}${TEXT}`, line.signature)).toBe(false);
});
