/** Texts that programs take for something else. */

export const MARKUP = `Tom & Jerry <b>"x"</b> 'y' &amp; &#039; ]]> --> </script> <!-- <?xml?>`;
export const CODE = `%s 100%% {0} \${x} $& $1 $$ \\ \\n \\u0041 / it''s '; DROP TABLE item; -- __proto__ [object Object] 1e3 0x1F`;
export const HTML_ENTITIES = 'AT&amp;T &lt;b&gt; &amp;amp; &copy; &nbsp; &eacute; &#38; &#x26; &unknown; %41 %26';
export const UNICODE =
  'caf\u00e9 cafe\u0301 \u00a0\u00ad\u0085\u200b\u200e\u202e\u2028\u2029\ufeff\ufffd \ud83d\udc69\u200d\ud83d\udcbb \ud83c\udde8\ud83c\udde6 \ud840\udc00 \u05e9\u05dc\u05d5\u05dd Z\u0351\u036b\u0343a \ue000\uf8ff\u{f0000}';
export const TYPOGRAPHIC = `O'Brien \u2018a\u2019 \u201cb\u201d \u2013 \u2014 \u2026 \u2764\ufe0f \ufb01 \u00bd \u2122`;
/** Noncharacters, which a text may contain all the same (Unicode, Corrigendum #9); XML can say these. */
export const NONCHARACTERS = '\ufdd0 \u{1fffe} \u{10ffff}';
/** Characters that XML cannot say. */
export const NOT_IN_XML = 'NUL \u0000 bell \u0007 escape \u001b \ufffe \uffff';
/** Halves of surrogate pairs, which many parsers of JSON refuse (RFC 8259 section 8.2). */
export const HALF_PAIRS = '\ud83d alone, \udc69 alone';
