import type { Texts } from '../en';

/** German texts of the tables of the portal. */
export const portalTable = {
  table: {
    columns: 'Spalten',
    chooseColumns: 'Spalten und Zeilenhöhe',
    layoutOf: 'Darstellung von {{table}}',
    moveUp: '{{column}} nach oben verschieben',
    moveDown: '{{column}} nach unten verschieben',
    compact: 'Kompakte Zeilen',
    columnWidth: 'Breite von {{column}}',
    resetToDefault: 'Auf Standard zurücksetzen',
    exportCsv: 'CSV exportieren',
    exportSelected: 'Auswahl exportieren',
    exported_one: '{{count}} Zeile steht in der Datei.',
    exported_other: '{{count}} Zeilen stehen in der Datei.',
    selectAllRows: 'Alle {{count}} auswählen',
    filterLabel: 'Filter',
    removeFilter: 'Filter {{filter}} entfernen',
    clearSearch: 'Suche leeren',
    nothingFound: 'Nichts gefunden',
    clearFilters: 'Filter zurücksetzen',
    pagingLabel: 'Seiten der Liste',
    rowsPerPage: 'Zeilen: {{count}} pro Seite',
    perPage: '{{count}} pro Seite',
    pageOf: 'Seite {{page}} von {{pages}}',
    rangeOf: '{{from}}–{{to}} von {{total}}',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
  },
} satisfies Partial<Texts['adminPortal']>;
