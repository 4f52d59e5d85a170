/**
 * Inline script of every page's head. It skips view transitions without a set's picture, because they delay
 * the first paint, and silences the rejections of skipped transitions. It must listen before the page is
 * revealed; after that only the rejection is observable.
 */
export const transitionsScript: string =
  'for(const t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v})=>{if(!v)return;for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{});if(t=="pageswap"&&!document.querySelector("dialog[data-main]"))v.skipTransition()});addEventListener("unhandledrejection",e=>{if(e.reason instanceof DOMException&&/^Transition was/.test(e.reason.message))e.preventDefault()})'
