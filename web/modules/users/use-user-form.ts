import type { Role } from '@diwan/contract/access/vocabulary'
import { users } from '@diwan/contract/users/endpoints/users'
import type { User } from '@diwan/contract/users/schemas/user'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import type { PlaceValue } from './places-field.tsx'

const blank = {
  firstName: '',
  lastName: '',
  fullName: '',
  otherName: '',
  email: '',
  mobile: '',
  phoneNumber: '',
  role: 'USER' as Role,
  titleId: null as string | null,
  partnerId: null as string | null,
  joinedOn: '',
  can_create_opportinity: false,
  memberships: [] as readonly PlaceValue[],
  /** Absent as long as nothing was chosen. */
  photoId: undefined as string | null | undefined,
  password: '',
  invite: false,
}
export type UserValues = typeof blank

const sent = (values: UserValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  fullName: values.fullName,
  otherName: values.otherName,
  email: values.email,
  mobile: values.mobile.trim() || null,
  phoneNumber: values.phoneNumber.trim() || null,
  role: values.role,
  titleId: values.titleId,
  partnerId: values.partnerId,
  joinedOn: values.joinedOn || null,
  can_create_opportinity: values.can_create_opportinity,
  memberships: values.memberships.flatMap(({ unit, relation }) => (unit ? [{ unitId: unit.id, relation }] : [])),
  ...(values.photoId !== undefined && { photoId: values.photoId }),
})

const whenEmpty = { email: 'email' }

export function useNewUser(done: () => void) {
  return useForm({
    endpoint: users.create,
    initial: blank,
    toInput: (values) => ({ ...sent(values), ...(values.invite ? { invite: true } : { password: values.password }) }),
    whenEmpty,
    done,
  })
}

const valuesOf = (user: User): UserValues => ({
  ...blank,
  firstName: user.firstName,
  lastName: user.lastName,
  fullName: user.fullName,
  otherName: user.otherName,
  email: user.email,
  mobile: user.mobile ?? '',
  phoneNumber: user.phoneNumber ?? '',
  role: user.role,
  titleId: user.title?.id ?? null,
  partnerId: user.partner?.id ?? null,
  joinedOn: user.joinedOn ?? '',
  can_create_opportinity: user.can_create_opportinity,
  memberships: user.memberships,
})

/** Phones that this reader may not see are not sent: an empty field would take them away. */
export function useUserForm(user: User, done: () => void) {
  const { t } = useTranslation('users')
  const initial = useMemo(() => valuesOf(user), [user])
  const form = useForm({
    endpoint: users.update,
    initial,
    toInput: (values) => {
      const { mobile, phoneNumber, ...rest } = sent(values)
      return { id: user.id, version: user.version, ...rest, ...(user.can.view_private && { mobile, phoneNumber }) }
    },
    whenEmpty,
    done,
  })
  const problem = form.refusal && form.problem ? t('updateFailed', { reason: form.problem }) : form.problem
  return { ...form, problem }
}

export type UserForm = Omit<ReturnType<typeof useNewUser>, 'refusal'>
