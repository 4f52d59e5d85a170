/**
 * A decoded picture takes a hundred times the memory of its file, so one is decoded at a time: staff's first, then
 * customers' in turn.
 */

/** `customer` is a client's address. */
export type Sender = { readonly kind: 'staff' } | { readonly kind: 'customer'; readonly client: string }

export const staffSender: Sender = { kind: 'staff' }

export interface PictureTurns {
  take<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result>
}

type Start = () => void

export function createPictureTurns(): PictureTurns {
  const ofStaff: Start[] = []
  /** The first client is next and then goes to the end. */
  const ofCustomers = new Map<string, Start[]>()
  let isBusy = false

  function next(): Start | undefined {
    const first = ofStaff.shift()
    if (first) return first
    for (const [client, waiting] of ofCustomers) {
      ofCustomers.delete(client)
      const [start, ...rest] = waiting
      if (rest.length > 0) ofCustomers.set(client, rest)
      return start
    }
    return undefined
  }

  function enqueue(sender: Sender, start: Start) {
    if (sender.kind === 'staff') ofStaff.push(start)
    else ofCustomers.set(sender.client, [...(ofCustomers.get(sender.client) ?? []), start])
  }

  return {
    async take(sender, work) {
      if (isBusy) await new Promise<void>((resolve) => enqueue(sender, resolve))
      isBusy = true
      try {
        return await work()
      } finally {
        // Newcomers must not overtake.
        const start = next()
        if (start) start()
        else isBusy = false
      }
    },
  }
}
