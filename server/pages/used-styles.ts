/** Leaves out of a page's styles what nothing on it can use: every page carries the sheets of whatever it may show. */
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

/** The classes of CSS modules, as vite.config.ts names them. Others are global: scripts may add them. */
const moduleClass = /\.(_\w+)/g
/** What stands in brackets is not looked at: an element without the class may be meant, as in :not(). */
const brackets = /\([^()]*\)/g

/**
 * The rules that can apply to the elements of a page as it was sent, and the animations that these rules name. Scripts
 * that add elements of other classes load the sheets of these themselves, whole.
 */
export function usedStyles(css: string, html: string): string {
  const classes = classesOf(html)
  const isUsed = (selector: string) =>
    [...withoutBrackets(selector).matchAll(moduleClass)].every(([, name = '']) => classes.has(name))
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) removeWithEmptyParents(rule)
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  const moves = new Set<string>()
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) moves.add(word)
  })
  sheet.walkAtRules('keyframes', (rule) => {
    if (!moves.has(rule.params)) removeWithEmptyParents(rule)
  })
  return sheet.toString()
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(brackets, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

/** A step of an animation, which looks like a rule. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent && parent.type !== 'root' && isEmpty(parent)) removeWithEmptyParents(parent as ChildNode)
}

const isEmpty = ({ nodes }: Container) => nodes?.length === 0
