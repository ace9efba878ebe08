/**
 * A checkpoint that was cosigned once by an ML-DSA-44 key that was then deleted (C2SP tlog-cosignature, type 0x06): such
 * signatures are random, and a file of vectors has to be the same each time.
 */
export const ML_DSA_VKEY =
  'ml-dsa.example/fixtures+23967570+' +
  'Bohgqgfof/cKGCh9pKY41XGSTFHFp9kbORIOCMA6PC4LyOi9YheEpoRmyQzx8p++t/FYX2+glsVTBZEVyWtTDvoTNRk8XZijW5mDVzjTZxT8Wdbo' +
  'iyPQXRJ77TZe17c/fpy9oEfttQcSV95gqT/eZ2fgPuW7vE2UC/PoUMtSlU7sX+C1I3qP9Xid5h3RBbX36o0fuuFCQbe2EFz2H/mVgVblP9Du/9hg' +
  'lyUt/ICT/MROWnUTaQ1LA1OxCCnudpdWN+1i1KUSI7XxijXanxV7MznBQoMoP2oUeai3tQdxKZQGCteIUDbzC6GhdolhMTtdlQFK+ZO905vo3TFW' +
  'eeFkCaaGwJvH6CJxBXrBYz1uGSkvmqwutTuL+pUP8sWTp8uNUZXt76zAOOAw/Ik2Wpv6IlfaSxpqbSEzxZPLaoLLXr8A22qmSPvkSn+mFS1cAEdZ' +
  'Z3vSWgVicVYeu9yeTCE+0y6A8QOfDGBOAjA0mTAZ0mlNZUygDyfhg50DdVKK5TXTNKGcuf9GnFPm0nIhJJM1EoimeoLxWppTLKcPHMfK6Ba7g8Wo' +
  'UEHkfS6PwQCDHKEZ7duR3OWqbrnI27Fd+5a7nkpxNDmjjwEJ99OxijTafaYU3U1RnVS8bWH0LZt+Mcue89EPChFcvpg8rMII5Ed9kfO/hiRQ3szZ' +
  'TjNgUszEI7veaR8d7tLHIMP6vdJ89JGAu0YPhhKXFECR4Sr92fR6UJMcca3MybNj5WN4yPtEvsZSEPsMkMcYWZMyMmi4+Io0p+8uT59KzMQ19K7Z' +
  'IqjlKkPFmJJeEZWtGbEsU3RIV9UP6gRsU6RBIxeCrovumVe2GoZNLyWv1C4pt8wJ1IGp8vK08nbvShZOZOXtdEbrriaKkjt89m5U2+HJxC8V0e5s' +
  'NqF/zp+skSmNmXBsmLBYomKb5vAAuN2tNw2rEsOb1nRSLYnNkQWfrnDMIl3tWZezpKDOPlmDv/bOktPyGj9nfMsDsQaJhkHNsCTbHXZm40tt8WrP' +
  'XvzvYJ9Fh60HWM3hpr02fmcctETJyFVknv9Ueu5v1sh8PLgTzcqBrq+p/wFO9bUJ3jtp5iwed/mu5SaKHukvF6zdTrQDsb4/VLnlO7rRAFWpgE9V' +
  '+o9HF3PtqjQdKeSvuyqzLuLv7fTLwB61RWeMQ5a/HiyeB3Q3LsUbA3Wx9a4a4riu4/N1UF5GJlQSQhOatpPvEnE8JodfjLIbk4UO3WbYgpQnKL1R' +
  'mpaTt2ulFJCsgdWEWtEwkq8LuaElWK3nL/3GEDx9AoBlfQE9kuNB9ftw9+AWFe8YU0rTT8iOxp+L3fV7iAtaGd8snnK45HzHqYOCPCRw2CTG3IbM' +
  'MZV2wL3V/ZlCA8M/YvUg38MSyrZF/nbgqTjXNzQg+JSCtB3i0+M1CG8dxhOn8d8BaxkTEyZMYVFVij1K7FZKY3T29P5GqX2V5gK6Rgb3yjbBGywl' +
  'G2O3iyWDSiLp+seNEVxWKy+v6NRZA/RLkWsIkmuEQdOS/f02BukZ8FlrM1hblPc2WR6I3UddsSl8juyk5TF5Aoz6UyRuBQ88wRR6KeYOGcft0ME4' +
  'ZE609TahjIjKGP0s1DqYPm+RQi/ZXJN+/D9C7wZWWCTMLal+W2IUZHINCIsgFAbDFgXOdGKhNo/74aEQ7BGwQ4snGDBUC99OUKkZitx7RVBUVMpt' +
  'cG5Nmf/OEsJwaE5dc1ZNtyiyDIl71OEKV8gL3TAgYHzzPV0cRpHTt/Pk/xfu4hruW6GLYbM=';
/** The text that is cosigned. */
const ML_DSA_TEXT = 'log.example/fixtures\n7\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n';
/** The payload of its signature line. */
const ML_DSA_PAYLOAD =
  'I5Z1cAAAAABlU/EAKHk6dCDo2Jy5cjD2dLP5v18GMipVnMjYcK5VslssSQmcTBWb/IrNeQaDY+/+ylXhW3gIsYV3QisrWQR0Fc5mLQldL7Kzg88h' +
  'ebJkg9pqT+mzbiM5qhH36+myCyMaIa98Llh9l8ENECNTZDjJeolZhyT7p5sPT+crKe730yQ6c2jw0m4hzIxDn7hnget7hHKASxdWnwRez1Nd6iQ1' +
  '9bNK28AnXNv40XyVWb32Nd568VPjjm8S4pnTm5J6d7ZCGtkAb0zZQx2Nqi+4H8OlNZbf/dQBOG+qyt4EH3hWh1F0W67MnBraxPanZynqtP2nxpeF' +
  'B/BmV/ij4A9Z/y3+K9900A59VCVRLm5dyNaaQjINFy1uLd6t+G9KccrRZIQUIqwvRz/Zau9cEuGeOYCatirwXV9ttLzUAvZs+Cn/YOpRaI0SlG8N' +
  'OnUVjUzMhpBKVXxTD1deTPCDlbKzMQrLXzqKPPxnJ6VmLbUuvC74bb7Amp6ZN8rZ5Beesbtkyp0HOAw3DYgRtwpw/5nMFbs+9erVV7WTn6ptqhXm' +
  '7FhmbUEAcYiB/1AyMgWOFjB+ly6yYH1J/H2mhzmBPOoeRj0k8RHUCDQQv+7YIW3IvK74fjbtb6xisk+igDye32eko5GlSpQoCa6Eo5vs1pR9SPgs' +
  '5JkpmxzlWXIhQLlpPGwLlpG8I2tJmMhKqg00cb3d6JYijNzfoZ9u7bbg1ieM0i9EsBj+/QZu5enCUiLP/FEDSZDyHF7x7gE7MBKrJ6uFr3vgOZ+U' +
  'wjrfPpqe325BazLFQYLeYr1TjKamZqCpOkMoR/3HgR7G9s+XkvCeL2RossnL5699NPkjkyw4xF4B7OBg28D4xohM9GHOqeGAmoJ9qR9+73vXkkEb' +
  'tPznqj+siLBNkh5LDoWGU//+UAGtu44uQrxVKzMn+ZV0yT/+fBi9VVGPNjVr4ic+/lmQTteD8UjzROgLrwMyiVdmm1LoPZAAWqlZ5QKodItSg1eO' +
  'hLpKeckQTwKTMoCDxRyaQefFx0jZrAZmvdZ1B+Q8f3bDWYIEhAb0t56E873hdM4abb0RtgmC77WWWRuYIY1RsRBIiVDOn1kWkgzciNEpj/KTiS51' +
  'nbDfeXV4ZymUoQXrvH1OwVL1WR0Ix4eW8GZkUuHLm89buyt3Ux0tA/nEr77ubMa9hjste+TPJQ+OfNcyiwzbVgjg7o7EpyahhPjn08EPZaRSmjxt' +
  'kwSinOi/H9nt/YvN4UQyQ93GPR3GA94jxE/a2fIHQQ+lO/qzVGIH3ct4pLLYZzaqF2YHmGxzOVl88M4rR+eIMD/8CkUqXB3atcMheghOWfy4SBj8' +
  'l97Fp5o/Rus9GziazpbBAZIq9nOsdkN4X6c+Sj9z165JKkVA8z9XzJC9agLCWXnZBrvAqvzAxQaYRJSS6GUUsKKYtPhEadh3GXW5cfNPShuK3Qkv' +
  'zDS/GHK9hdHucRYoEKemyHEjVl4ousLzegIT375Pi338fUtZyskt/TDggA1Ygxfd9GiBY4h+8I6UdW/TbKThJOpt384GA11GZ0uZkd5xrfxn4CMh' +
  'ixJf3/scCeQqVoFBbjLhBuzJiVjkUu11pAoyPKngnD7wiAJ728SVSQgekJUPtjVb+Ht9QPq5Y4Zw6S4vhIKiZD+wJD7suhpnErDLZs4Quejj8nFL' +
  'WRnzxkgBBnczfzYD2YfhO2OYwzg/kRKeHYYSW6RI4Z/y7HavvhI7v/N/Q8iLwg0cOQrwcroCF9Cb2m1YHyiF+9sOn/UYm7ftwqsyCjYy1/CdFSZs' +
  'awR5jlNYnYHMFtRgl8ngC3jzmcIRaqj/8jQyFmlg9cZYOISbKt2qrlbU2OiUrjp7u9gy8c1vxTk6CRlYcd/MWLWvYgwWxC2Mi9bcZPrDHL/5+g5r' +
  'NVSYvI6Fn/Y6RUwUyIVB24lT1AicdQ9jLwwNAhfGs6AznDsCmUNxYr/4vlDS58pY4EDiGjSnhVX47P5dqlHH9zips5T+e2EpDMHOK1h8JzschoVv' +
  '8oQR0nWGF7rkeaG0Hb4BpuH0Df0+vfyEO7aVhSTeCcfd8y/uNYBx0Z50t5LkkwtHYosycxmyvWMHip3jt8hq3VBMNVJ8HRfUbxk6RTDFNcj5nYoh' +
  'VbqloJfKwC7s+ZQryXWffF17DcuXMg5saTChamCa8ocrFYU3miC+2B1gd11iCKByA9helkOPynR4swHnUb6nKMtaIsTiHE0RxXVqMSgOEMh8M2vc' +
  'Q63abigC1zL7VtBEJ6CntwaCmbBTQ/a8NMjSRFyqVAcPqic1evahJKz1vlz4bp3xCep0+VvHft82QvyRAGlcCQjDZufxXUGQwsDN6wCLQwI0J3aE' +
  'goBFCuOagU0yxEAcDwKHnPbgc1eEXHf2YWkt6BC3bjrkTG94A291naj3XQutw/bfLniqkTWqdW0ALLBzNk9Murz8n0QinpPHBYo8YnwCTV10sMzC' +
  'pj3yCSe87hYTJJhPu4jCaQsCHV4KtkWe4clnblLLKnZcEmbLhBldQIu49pwYsnXk4jWnhU8thMRnGeY7TrD/Nof4Il+2R99bNQvn/OVEJ2lpmq4B' +
  'jw02UBiaWJTpy136mqc/l3ASE0GmVYyYdbi7S9xqgloDl0Pxsk3kPe60gC1pQK3TdlS/anqNK/SGBjb9xT7l8XdF3+JMqN1MXkhdPqAX7graQvAt' +
  'fK9xjaBVleXBQNf9wlOEU/KimGpic/7DNXG7cnyMgPJXcmFfkDesdP9khuGWl/Oy1CeddeBc0xxikdl62n/GrIKXvLlRBSim0TrNM3YL4P0kawAl' +
  'e8x8ZNu1yTrdKWtcee3KOb6YOJhPYW0se7Sclvmkq0k8W5rqArcMCN7lkFQpXvpSAiCozgTvkXU7puEGxoRIwhUT52vcD2yYLOoJ20+JfH1b+Cg+' +
  'hNzsoNYhKIJdmGAy7GyOrZmZrLIBNojSJAclnWJJsQQoI8NLwwNC6K27c0CxKZziCTTrOPwK7jD5cKlUnCbj+io0f9LnFROTPpVzLPXJkSVqVV2t' +
  'qdMeAFnuEi7OFU/ZIGeoiDje4kEz4P6Qq5b5HUodtJuxZYSE/6NoDSdTac5HG0tQStgEiDqS3VOjegmNOebsRFKaRWcavWuOIBOL2VUghvkEDSEi' +
  'Ki4+Qkpna3p9hpKnq7S5vNfz+gMbJDE5Pk+ipaitsbW/yufxCAsQJipIeHmeoLK11dfo6v0GEhYdIE1Qh4uNlqSvxeXr7PQAAAAAABcoOUs=';
export const ML_DSA_NOTE = `${ML_DSA_TEXT}\n\u2014 ml-dsa.example/fixtures ${ML_DSA_PAYLOAD}\n`;
