import type { PartialTexts } from '../en';

/** Hebrew texts of a dialog that edits something another user may change or delete meanwhile. */
export const portalEditDialog: PartialTexts['adminPortal'] = {
  editDialog: {
    changedTitle: 'מנהל אחר שינה את זה בינתיים',
    changedText: 'מה שהזנתם עדיין כאן. שמרו אותו בכל זאת, או טענו את הגרסה הנוכחית וותרו עליו.',
    loadCurrent: 'טעינת הגרסה הנוכחית',
    saveAnyway: 'שמירה בכל זאת',
    goneText: 'מה שהזנתם עדיין כאן, אבל כבר אי אפשר לשמור אותו.',
    closeGone: 'סגירה וטעינת הרשימה מחדש',
  },
};
