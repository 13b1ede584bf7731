import type { Role } from '@diwan/contract/access/vocabulary'
import type { Department, Group } from '../../units/public.ts'
import type { demoPartners, demoTitles } from './titles.ts'

export interface DemoPerson {
  email: string
  fullName: string
  role: Role
  otherName: string
  firstName: string
  lastName: string
  mobile: string
  title: keyof typeof demoTitles
  partner?: keyof typeof demoPartners
  language: 'ar' | 'en'
  /** Groups this person works for, or the department keys a coordinator looks after. */
  agentOf?: readonly Group[]
  memberOf?: readonly Department[]
  headOf?: readonly Department[]
  deputyOf?: readonly Department[]
}

/** The first of each role is the demo account shown in the terminal. */
export const demoAccounts: readonly DemoPerson[] = [
  {
    email: 'noura@diwan.example',
    fullName: 'نورة بنت عبد الله القحطاني',
    otherName: 'Noura Al-Qahtani',
    firstName: 'نورة',
    lastName: 'القحطاني',
    mobile: '+966 50 123 4567',
    role: 'USER',
    title: 'accountant',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'omar@diwan.example',
    fullName: 'Omar Haddad',
    otherName: 'عمر حداد',
    firstName: 'Omar',
    lastName: 'Haddad',
    mobile: '+966 55 220 1180',
    role: 'TECH',
    title: 'support',
    language: 'en',
    agentOf: ['network', 'devices', 'systems'],
    deputyOf: ['it'],
  },
  {
    email: 'sara@diwan.example',
    fullName: 'سارة الحربي',
    otherName: 'Sarah Al-Harbi',
    firstName: 'سارة',
    lastName: 'الحربي',
    mobile: '+966 54 771 9032',
    role: 'COORDINATOR',
    title: 'hrCoordinator',
    language: 'ar',
    headOf: ['hr'],
  },
  {
    email: 'khalid@diwan.example',
    fullName: 'خالد بن محمد الشمري',
    otherName: 'Khalid Al-Shammari',
    firstName: 'خالد',
    lastName: 'الشمري',
    mobile: '+966 56 310 4478',
    role: 'ADMIN',
    title: 'servicesManager',
    language: 'ar',
    headOf: ['it'],
  },
  {
    email: 'huda@diwan.example',
    fullName: 'هدى المنصور',
    otherName: 'Huda Al-Mansour',
    firstName: 'هدى',
    lastName: 'المنصور',
    mobile: '+966 50 900 1001',
    role: 'SUPER_ADMIN',
    title: 'executive',
    language: 'ar',
  },
  {
    email: 'operator@diwan.example',
    fullName: 'Faris Al-Zoubi',
    otherName: 'فارس الزعبي',
    firstName: 'Faris',
    lastName: 'Al-Zoubi',
    mobile: '+962 7 9555 2210',
    partner: 'nabd',
    role: 'SYSTEM_ADMIN',
    title: 'operator',
    language: 'en',
  },
  {
    email: 'layla@diwan.example',
    fullName: 'ليلى العتيبي',
    otherName: 'Layla Al-Otaibi',
    firstName: 'ليلى',
    lastName: 'العتيبي',
    mobile: '+966 53 648 2207',
    role: 'USER',
    title: 'buyer',
    language: 'ar',
    memberOf: ['services'],
  },
  {
    email: 'yousef@diwan.example',
    fullName: 'Yousef Al-Masri',
    otherName: 'يوسف المصري',
    firstName: 'Yousef',
    lastName: 'Al-Masri',
    mobile: '+962 7 9012 3344',
    partner: 'afaq',
    role: 'USER',
    title: 'sales',
    language: 'en',
    memberOf: ['hr'],
  },
  {
    email: 'reem@diwan.example',
    fullName: 'ريم الدوسري',
    otherName: 'Reem Al-Dosari',
    firstName: 'ريم',
    lastName: 'الدوسري',
    mobile: '+966 59 118 6640',
    role: 'TECH',
    title: 'maintenance',
    language: 'ar',
    agentOf: ['maintenance', 'supplies'],
    headOf: ['services'],
  },
  {
    email: 'tariq@diwan.example',
    fullName: 'طارق أبو زيد',
    otherName: 'Tariq Abu Zaid',
    firstName: 'طارق',
    lastName: 'أبو زيد',
    mobile: '+966 50 432 7719',
    role: 'TECH',
    title: 'payroll',
    language: 'ar',
    agentOf: ['payroll', 'recruitment'],
    deputyOf: ['hr'],
  },
]
