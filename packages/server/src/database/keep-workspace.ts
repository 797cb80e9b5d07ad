import type { Model, ModelStatic } from 'sequelize';

interface Row {
  where(checkVersion?: boolean): Record<string, unknown>;
  get(column: string, options: { readonly raw: true }): unknown;
}

/**
 * Rows of tables with a workspace are changed, reloaded and deleted by id and workspace, not by id alone: `row.update`,
 * `row.destroy`, `row.reload`, `row.restore`. A row that was read without its workspace throws there.
 */
export function keepWorkspace(models: readonly ModelStatic<Model>[]): void {
  for (const model of models) {
    if (!('workspace_id' in model.getAttributes())) continue;
    const prototype = model.prototype as unknown as Row;
    const byId = Reflect.get(prototype, 'where');
    prototype.where = function where(this: Row, checkVersion) {
      const workspace_id = this.get('workspace_id', { raw: true });
      if (workspace_id === undefined) {
        throw new Error(
          `A row of ${model.name} was read without workspace_id; name it in the attributes to change the row.`,
        );
      }
      return { ...byId.call(this, checkVersion), workspace_id };
    };
  }
}
