import type { PartialTexts } from '../en';

/** Hebrew texts of the tables of the portal. */
export const portalTable: PartialTexts['adminPortal'] = {
  table: {
    columns: 'עמודות',
    chooseColumns: 'עמודות וגובה שורה',
    layoutOf: 'תצוגת הטבלה {{table}}',
    moveUp: 'הזזת {{column}} למעלה',
    moveDown: 'הזזת {{column}} למטה',
    compact: 'שורות צפופות',
    columnWidth: 'רוחב העמודה {{column}}',
    resetToDefault: 'חזרה לברירת המחדל',
    exportCsv: 'ייצוא CSV',
    exportSelected: 'ייצוא הבחירה',
    exported_one: 'שורה אחת נכתבה לקובץ.',
    exported_two: 'שתי שורות נכתבו לקובץ.',
    exported_other: '{{count}} שורות נכתבו לקובץ.',
    selectAllRows: 'בחירת כל {{count}}',
    filterLabel: 'סינון',
    removeFilter: 'הסרת הסינון {{filter}}',
    clearSearch: 'ניקוי החיפוש',
    nothingFound: 'לא נמצא דבר',
    clearFilters: 'ניקוי הסינון',
    pagingLabel: 'דפי הרשימה',
    rowsPerPage: 'שורות: {{count}} בדף',
    perPage: '{{count}} בדף',
    pageOf: 'דף {{page}} מתוך {{pages}}',
    rangeOf: '{{from}}–{{to}} מתוך {{total}}',
    previousPage: 'הדף הקודם',
    nextPage: 'הדף הבא',
  },
};
