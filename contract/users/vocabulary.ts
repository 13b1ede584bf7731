import type { Role } from '../access/vocabulary.ts'
import type { ColumnNames } from '../kit/import.ts'

/** The flags a person's record carries as `can`. */
export const USER_FLAGS = ['view', 'view_private', 'update', 'disable', 'delete', 'care'] as const

/** `admit`: their way in, which is password, e-mail, role and invitation. Only of a person opened. */
export const OPENED_USER_FLAGS = [...USER_FLAGS, 'admit'] as const

export const USER_STATES = ['all', 'active', 'invited', 'disabled', 'renaming'] as const
/** Those of them that the directory offers as views. */
export const PEOPLE_VIEWS = ['all', 'invited', 'disabled', 'renaming'] as const

export const MEMBER_RELATIONS = ['member', 'agent', 'head', 'deputy'] as const

/** The flag of `users` that allows giving this role, and editing people who have it (U2). */
export const grantFlagOf = (role: Role) => `grant_${role.toLowerCase()}` as const

/** The columns of a file of people: its heading in each language, and what else a spreadsheet may call them. */
export const USER_COLUMNS = {
  email: { en: 'E-mail', ar: 'البريد الإلكتروني', also: ['البريد', 'mail', 'email address', 'work email'], type: 'email' },
  firstName: { en: 'First name', ar: 'الاسم الأول', also: ['given name'], type: 'name' },
  lastName: { en: 'Last name', ar: 'اسم العائلة', also: ['الاسم الأخير', 'surname', 'family name'], type: 'name' },
  fullName: {
    en: 'Full name',
    ar: 'الاسم الكامل',
    also: ['الاسم', 'name', 'display name', 'اسم الموظف', 'employee name'],
    type: 'name',
  },
  otherName: { en: 'Name in the other script', ar: 'الاسم بالكتابة الأخرى', also: ['other name'], type: 'name' },
  role: { en: 'Role', ar: 'الدور', also: [] },
  mobile: { en: 'Mobile', ar: 'الجوال', also: ['mobile number', 'رقم الجوال', 'mobile phone', 'cell phone'], type: 'phone' },
  phoneNumber: { en: 'Phone', ar: 'الهاتف', also: ['phone number', 'رقم الهاتف', 'telephone'], type: 'phone' },
  title: { en: 'Title', ar: 'المسمى الوظيفي', also: ['job title', 'position', 'الوظيفة'] },
  partner: { en: 'Partner', ar: 'الشريك', also: [] },
  /** An id, a name, or a path of names: «تقنية المعلومات / الشبكات والاتصال». */
  unit: { en: 'Unit', ar: 'الجهة', also: ['الوحدة التنظيمية', 'الوحدة', 'department', 'القسم', 'الإدارة', 'group', 'المجموعة'] },
  joinedOn: {
    en: 'Joined on',
    ar: 'تاريخ الالتحاق',
    also: ['join date', 'hire date', 'start date', 'تاريخ التعيين'],
    type: 'day',
  },
} as const satisfies Record<string, ColumnNames>
export type UserColumn = keyof typeof USER_COLUMNS

/** The roles in files, in Arabic and in English, as the screens name them; their codes are read as well. */
export const ROLE_NAMES: Readonly<Record<Role, readonly [ar: string, en: string]>> = {
  USER: ['مستخدم', 'User'],
  TECH: ['فني', 'Technician'],
  COORDINATOR: ['منسّق', 'Coordinator'],
  ADMIN: ['مدير', 'Administrator'],
  SUPER_ADMIN: ['مدير عام', 'Super administrator'],
  SYSTEM_ADMIN: ['مدير النظام', 'System administrator'],
}
