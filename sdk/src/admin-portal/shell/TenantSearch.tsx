import { useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { Avatar } from '../../ui/Avatar';
import { OptionList } from '../../ui/OptionList';
import { searchOptions } from '../../ui/search-options';
import { useOptionPanel } from '../../ui/use-option-panel';
import type { TenantChoice } from './tenant-choice';

/** Many tenants, with a search; the current one is in view at first. */
function TenantSearch({ label, trigger, tenants, active, isDisabled, onChoose }: TenantChoice) {
  const t = useTranslate();
  const { button, anchor, open, close } = useOptionPanel();
  const options = tenants.map(({ tenantId, name, logoUrl }) => ({ code: tenantId, name, logoUrl }));
  return (
    <>
      <button
        {...button}
        className="portico-nav-tenant"
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : button.onClick}
      >
        {trigger}
      </button>
      {open && (
        <OptionList
          options={options}
          selected={options.find(({ code }) => code === active.tenantId)}
          find={searchOptions}
          icon={({ name, logoUrl }) => <Avatar name={name} src={logoUrl} size={24} shape="square" />}
          detail={() => undefined}
          anchor={anchor}
          texts={{
            list: label,
            search: t('adminPortal.navigation.searchTenants'),
            nothing: t('adminPortal.navigation.noTenantFound'),
          }}
          onChoose={({ code }) => {
            close(true);
            onChoose(code);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The chunk of a user with many tenants. Its texts are those of the portal's frame. */
export const content: LazyContent<TenantChoice> = { component: TenantSearch, texts: {} };
