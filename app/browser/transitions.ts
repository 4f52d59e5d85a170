/**
 * Inline script of every page's head. Only the picture of a set moves between pages; other view transitions
 * are skipped, because they delay the first paint. A skipped or aborted transition is no failure, so its
 * rejection is silenced. The script must listen before the page is revealed; if the page is revealed earlier,
 * only the rejection is observable.
 */
export const transitionsScript: string =
  'for(const t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v})=>{if(!v)return;for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{});if(t=="pageswap"&&!document.querySelector("dialog[data-main]"))v.skipTransition()});addEventListener("unhandledrejection",e=>{if(e.reason instanceof DOMException&&/^Transition was/.test(e.reason.message))e.preventDefault()})'
