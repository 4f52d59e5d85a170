/**
 * Leaves out of visitors' copy of React what their scripts never use: classes, Suspense, view transitions, loading of
 * style sheets and more, a sixth of all the bytes of an order (docs/decisions/0072). The lists below name what they use;
 * to use more of React, add it here, and its kind of node.
 */
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'
import { type Change, changed } from './changes.ts'

/** The release that the lists describe. For another one, compare them with its files, and then write it here. */
const release = '19.3.1'

const hooks = [
  ...['useCallback', 'useContext', 'useEffect', 'useId', 'useLayoutEffect'],
  ...['useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore'],
]

/** What may be imported from each file. The build fails where visitors' scripts import anything else. */
const used = {
  react: [...hooks, 'createContext', 'memo', 'startTransition', 'version'],
  'react-dom': ['flushSync'],
  'react-dom-client': ['createRoot', 'hydrateRoot'],
}

/** The kinds of nodes, as ReactWorkTags.js numbers them. React throws its error 156 at a node of any other kind. */
const kinds: Readonly<Record<string, number>> = {
  functionComponent: 0,
  root: 3,
  element: 5,
  text: 6,
  fragment: 7,
  contextProvider: 10,
  memo: 14,
  memoOfPlainFunction: 15,
}

/** Functions whose callers are all left out, which the bundler cannot tell: what they do is left out too. */
const unreached = [
  ...['startViewTransition', 'ViewTransitionPseudoElement'],
  ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
  // What the ref of a fragment is.
  'FragmentInstance',
]

const ofReact =
  /\/node_modules\/react(?:-dom)?\/cjs\/(react|react-dom|react-dom-client)\.production\.js\?visitor$/

export function lessReact(): Plugin {
  return {
    name: 'less-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ofReact },
      handler(code, id) {
        const [, file] = ofReact.exec(id) ?? []
        return { code: withoutUnused(code, file as keyof typeof used), map: null }
      },
    },
  }
}

/** @throws Error where the file is of another release than the lists, or does not have what they name */
export function withoutUnused(code: string, file: keyof typeof used): string {
  if (!code.includes(`exports.version = "${release}"`))
    throw new Error(
      `${file} is not React ${release}: scripts/bundling/less-react.ts has to be compared with it`,
    )
  const found = new Set<string>()
  const changes: Change[] = []
  const leaveOut = ({ start, end }: ESTree.Span, by = '') => changes.push({ from: start, to: end, by })

  new Visitor({
    ExpressionStatement(statement) {
      const { expression } = statement
      if (expression.type !== 'AssignmentExpression') return
      const [of = '', name = ''] = code.slice(expression.left.start, expression.left.end).split('.')
      if (of === 'exports' && !name.startsWith('__')) {
        found.add(name)
        if (!used[file].includes(name)) leaveOut(statement)
      }
      if (name === 'prototype' && unreached.includes(of)) leaveOut(statement)
    },
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !unreached.includes(id.name)) return
      found.add(id.name)
      leaveOut(body, '{ throw Error("left out of React") }')
    },
    // The objects through which components reach their hooks.
    ObjectExpression({ properties }) {
      const names = properties.map((each) => nameOf('key' in each ? each.key : each))
      if (!names.includes('readContext')) return
      for (const [index, property] of properties.entries())
        if (/^use/.test(names[index] ?? '') && !hooks.includes(names[index] ?? ''))
          leaveOut({ start: property.start, end: properties[index + 1]?.start ?? property.end })
    },
    BinaryExpression(comparison) {
      const { left, right, operator } = comparison
      if (isKind(right) && isUnusedKind(left)) leaveOut(comparison, operator === '===' ? '!1' : '!0')
    },
    SwitchStatement(statement) {
      if (!isKind(statement.discriminant)) return
      const unused = unusedCases(statement.cases)
      for (const each of unused) leaveOut(each)
      // A `var` holds for the whole function: other cases may use one that is left out.
      const names = unused.flatMap(variablesIn)
      const end = statement.end - 1
      if (names.length > 0) changes.push({ from: end, to: end, by: `var ${names.join(', ')};` })
    },
  }).visit(parseAst(code))

  const expected = [...used[file], ...(file === 'react-dom-client' ? unreached : [])]
  const missing = expected.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}`)
  return changed(code, changes)
}

const nameOf = (node: ESTree.Node) => ('name' in node && typeof node.name === 'string' ? node.name : '')

/** A node's kind is its `tag`; those of updates count something else. */
const isKind = (node: ESTree.Node) =>
  node.type === 'MemberExpression'
    ? nameOf(node.property) === 'tag' && nameOf(node.object) !== 'update'
    : nameOf(node) === 'tag'

const isUnusedKind = (node: ESTree.Node) =>
  node.type === 'Literal' && typeof node.value === 'number' && !Object.values(kinds).includes(node.value)

/** The cases of unused kinds, but for those that a case above them goes on into. */
function unusedCases(cases: readonly ESTree.SwitchCase[]): ESTree.SwitchCase[] {
  let isEntered = false
  return cases.filter(({ test, consequent }) => {
    if (test && isUnusedKind(test) && !isEntered) return true
    isEntered = !/^(Break|Continue|Return|Throw)Statement$/.test(consequent.at(-1)?.type ?? '')
    return false
  })
}

/** The names that a part of a function declares with `var`. */
function variablesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, id } = part as { readonly type?: string; readonly id?: { readonly name?: string } }
  if (type?.includes('Function')) return []
  const own = type === 'VariableDeclarator' && id?.name ? [id.name] : []
  return [...own, ...Object.values(part).flatMap(variablesIn)]
}
