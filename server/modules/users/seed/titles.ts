/** What people of the sample are called by their work, and whose people some of them are. */
export const demoTitles = {
  executive: ['المديرة التنفيذية', 'Chief executive', '#0b5793'],
  servicesManager: ['مدير الخدمات', 'Services manager', '#155fa9'],
  operator: ['مشغّل المنصة', 'Platform operator', '#5c6675'],
  support: ['مهندس دعم', 'Support engineer', '#0e67ad'],
  maintenance: ['فني صيانة', 'Maintenance technician', '#8a5a00'],
  hrCoordinator: ['منسّق الموارد البشرية', 'HR coordinator', '#8e3b8a'],
  payroll: ['أخصائي رواتب', 'Payroll specialist', '#7a3e9d'],
  accountant: ['محاسب', 'Accountant', '#1c7a46'],
  buyer: ['أخصائي مشتريات', 'Procurement specialist', '#2f6f4f'],
  recruiter: ['أخصائي توظيف', 'Recruiter', '#6a4ca5'],
  lawyer: ['مستشار قانوني', 'Legal counsel', '#5b4636'],
  branch: ['مشرف خدمات الفرع', 'Branch services supervisor', '#00695c'],
  coordinator: ['منسّق إداري', 'Coordinator', '#8e3b8a'],
  officer: ['موظف إداري', 'Administrative officer', '#4a5b6c'],
  care: ['أخصائي خدمة عملاء', 'Customer care specialist', '#9a4b12'],
  engineer: ['مهندس أنظمة', 'Systems engineer', '#2a5d8f'],
  storeman: ['مأمور مستودع', 'Warehouse officer', '#6b5b1e'],
  sales: ['مدير مبيعات', 'Sales manager', '#a8323a'],
} as const

export const demoPartners = {
  nabd: ['نبض للتقنية', 'Nabd Technology', 'hello@nabd.example', '+962 6 555 0101', 'https://nabd.example'],
  afaq: ['آفاق للتوزيع', 'Afaq Distribution', 'contact@afaq.example', '+966 11 400 2020', 'https://afaq.example'],
} as const
