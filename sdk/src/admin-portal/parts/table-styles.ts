import choicesCss from '../../ui/choices.css?inline';
import filterCss from '../../ui/filter.css?inline';
import paginationCss from '../../ui/pagination.css?inline';
import sidePanelCss from '../../ui/side-panel.css?inline';
import switchCss from '../../ui/switch.css?inline';
import tableCss from '../../ui/table.css?inline';

/**
 * The style sheet of pages with a table: with its filters, its pages and the panels and forms over it. Each such page
 * begins its own sheet with it, so that the first page of the portal doesn't download it.
 */
export const tableStyles = [filterCss, switchCss, choicesCss, tableCss, sidePanelCss, paginationCss].join('\n');
