import { expect, test } from 'vitest'
import { createPictureTurns, type Sender, staffSender } from './picture-turns.ts'

const customer = (client: string): Sender => ({ kind: 'customer', client })

test('pictures are prepared one at a time, first those of staff, then those of customers by address in turn', async () => {
  const turns = createPictureTurns()
  const order: string[] = []
  let atOnce = 0
  const send = (name: string, sender: Sender) =>
    turns.take(sender, async () => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await Promise.resolve()
      order.push(name)
      atOnce -= 1
    })
  const all = [
    ...Array.from({ length: 60 }, (_, index) => send(`a${index}`, customer('a'))),
    send('b0', customer('b')),
    send('b1', customer('b')),
    send('driver', staffSender),
    send('owner', staffSender),
  ]
  await Promise.all(all)
  expect(order.slice(0, 7)).toEqual(['a0', 'driver', 'owner', 'a1', 'b0', 'a2', 'b1'])
  expect(order).toHaveLength(64)
})

test('a picture that fails does not delay the others', async () => {
  const turns = createPictureTurns()
  const failing = turns.take(customer('a'), () => Promise.reject(new Error('damaged')))
  const after = turns.take(customer('b'), async () => 'done')
  await expect(failing).rejects.toThrow('damaged')
  expect(await after).toBe('done')
  expect(await turns.take(staffSender, async () => 'again')).toBe('again')
})
