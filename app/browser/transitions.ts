/**
 * Script for the head of every page: a transition that the browser gives up, because the window changed or the other
 * page was slow, is no failure. It has to listen before the page is revealed. Of a page that is revealed before its
 * head is read, nothing but the rejection tells; other rejections are reported as ever.
 */
export const transitionsScript: string =
  'for(const t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})});addEventListener("unhandledrejection",e=>{if(e.reason instanceof DOMException&&/^Transition was/.test(e.reason.message))e.preventDefault()})'
