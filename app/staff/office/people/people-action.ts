import { data } from 'react-router'
import { staffPairPath, staffWelcomePath } from '#app/paths.ts'
import { peoplePage, peopleProblems } from '#content/staff/office/people.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { isRole, type Role } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'
import type { StaffResult } from '#server/accounts/result.ts'
import type { AccountsApi } from '#server/accounts/staff.ts'

export interface PeopleFormResult {
  readonly problem: Text | null
  readonly input: { readonly verb: string; readonly name: string; readonly role: string } | null
  readonly credential: { readonly label: Text; readonly hint: Text; readonly secret: string } | null
}

type Refusal = 'not-allowed' | 'not-found' | 'last-owner' | 'no-name'

const quiet: PeopleFormResult = { problem: null, input: null, credential: null }

export async function act({ people, devices }: AccountsApi, form: FormData, siteUrl: string) {
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 4 * maxLetters.name)
  const [verb, person, name] = [field('verb'), field('person'), field('name')]
  const link = (path: (token: string) => string, secret: string) => new URL(path(secret), siteUrl).href
  const formResult = <Value>(
    result: StaffResult<Value, Refusal>,
    credential: (value: Value) => PeopleFormResult['credential'] = () => null,
  ) => (result.ok ? { ...quiet, credential: credential(result.value) } : refuse(result.refusal))

  function refuse(refusal: Refusal) {
    if (refusal === 'not-allowed') throw data(null, 404)
    const input = refusal === 'no-name' ? { verb, name, role: field('role') } : null
    return data<PeopleFormResult>(
      { ...quiet, problem: peopleProblems[refusal], input },
      refusal === 'no-name' ? 400 : 409,
    )
  }

  const invitation = ({ secret }: { readonly secret: string }) => ({
    label: peoplePage.link,
    hint: peoplePage.copyOnce,
    secret: link(staffWelcomePath, secret),
  })
  switch (verb) {
    case 'invite':
      return formResult(await people.invite(role(form), name), invitation)
    case 'invite-again':
      return formResult(await people.inviteAgain(person), invitation)
    case 'revoke-invite':
      return formResult(await people.revokeInvite(Number(field('invite')) || 0))
    case 'add':
      return formResult(await people.add(name, withoutEmail(form)))
    case 'change-role':
      return formResult(await people.changeRole(person, role(form)))
    case 'block':
    case 'unblock':
      return formResult(await people.block(person, verb === 'block'))
    case 'end-sessions':
      return formResult(await people.endSessions(person))
    case 'end-session':
      return formResult(await people.endSession(field('session')))
    case 'new-digits':
      return formResult(await devices.newDigits(person), (digits) => ({
        label: peoplePage.digitsOf,
        hint: peoplePage.digitsOnce,
        secret: digits,
      }))
    case 'pair':
      return formResult(await devices.invite({ name, role: tablet(form) }), ({ secret }) => ({
        label: peoplePage.deviceLink,
        hint: peoplePage.pairHint,
        secret: link(staffPairPath, secret),
      }))
    case 'unpair':
      return formResult(await devices.unpair(field('device')))
    default:
      throw data(null, 400)
  }
}

/** @throws 400 for a role that no form offers */
function role(form: FormData): Role {
  const input = String(form.get('role'))
  if (!isRole(input)) throw data(null, 400)
  return input
}

function tablet(form: FormData) {
  const choice = role(form)
  if (choice !== 'kitchen' && choice !== 'packer') throw data(null, 400)
  return choice
}

function withoutEmail(form: FormData) {
  return role(form) === 'driver' ? 'driver' : tablet(form)
}
