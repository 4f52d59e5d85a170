/**
 * Queues picture decoding one at a time, since a decoded picture takes a hundred times the memory of its file. Staff
 * come first, and customers in turn by client, so that sixty pictures of one delay nobody else by more than one.
 */

/** `customer`: the address of a client. */
export type Sender = { readonly kind: 'staff' } | { readonly kind: 'customer'; readonly client: string }

export const staffSender: Sender = { kind: 'staff' }

export interface PictureTurns {
  take<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result>
}

type Start = () => void

export function createPictureTurns(): PictureTurns {
  const ofStaff: Start[] = []
  /** By client; the first client is next, and then goes to the end. */
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
        // Starts before the queue is released, so that no newcomer overtakes.
        const start = next()
        if (start) start()
        else isBusy = false
      }
    },
  }
}
