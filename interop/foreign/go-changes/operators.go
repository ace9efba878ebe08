package main

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
)

// otherOperators has for each binary operator the one that takes its place.
var otherOperators = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL, token.REM: token.MUL,
	token.SHL: token.SHR, token.SHR: token.SHL, token.AND: token.OR, token.OR: token.AND,
}

// visit lists the changes of a node; it says whether to go on to what is in it.
func (l *lister) visit(node ast.Node) bool {
	switch n := node.(type) {
	case *ast.ImportSpec, *ast.StructType:
		return false
	case *ast.CallExpr:
		return !unseen(n)
	case *ast.BinaryExpr:
		l.binary(n)
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			l.add("negation", n, l.source(n.X))
		}
	case *ast.IfStmt:
		l.condition(n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			l.add("loop never", n.Cond, "false && ("+l.source(n.Cond)+")")
		}
	case *ast.BasicLit:
		l.literal(n)
	case *ast.Ident:
		if n.Name == "true" || n.Name == "false" {
			l.add("constant", n, strconv.FormatBool(n.Name == "false"))
		}
	case *ast.SliceExpr:
		l.slice(n)
	default:
		return l.statement(node)
	}
	return true
}

// statement lists how a statement can be dropped or turned.
func (l *lister) statement(node ast.Node) bool {
	switch n := node.(type) {
	case *ast.ExprStmt:
		if call, ok := n.X.(*ast.CallExpr); ok && !unseen(call) {
			l.add("dropped call", n, "")
		}
	case *ast.DeferStmt:
		if unseen(n.Call) {
			return false
		}
		l.add("dropped defer", n, "")
	case *ast.AssignStmt:
		l.assignment(n)
	case *ast.IncDecStmt:
		other := "--"
		if n.Tok == token.DEC {
			other = "++"
		}
		l.add("count", n, l.source(n.X)+other)
	case *ast.BranchStmt:
		if n.Label == nil && n.Tok == token.BREAK {
			l.add("branch", n, "continue")
		} else if n.Label == nil && n.Tok == token.CONTINUE {
			l.add("branch", n, "break")
		}
	case *ast.CaseClause:
		if len(n.Body) > 0 {
			l.addRange("dropped case", n.Body[0].Pos(), n.Body[len(n.Body)-1].End(), "")
		}
	}
	return true
}

func (l *lister) binary(n *ast.BinaryExpr) {
	other, known := otherOperators[n.Op]
	if !known || isNil(n.Y) || isText(n.X) || isText(n.Y) && n.Op == token.ADD {
		return
	}
	after := n.OpPos + token.Pos(len(n.Op.String()))
	l.add("operator", n, l.between(n.Pos(), n.OpPos)+other.String()+l.between(after, n.End()))
}

func (l *lister) condition(cond ast.Expr) {
	// `if err != nil` stands at every call; it is not what a log does, but how Go is written.
	if c, ok := cond.(*ast.BinaryExpr); ok && isNil(c.Y) && l.source(c.X) == "err" {
		return
	}
	l.add("branch never", cond, "false && ("+l.source(cond)+")")
	l.add("branch always", cond, "true || ("+l.source(cond)+")")
}

func (l *lister) literal(n *ast.BasicLit) {
	switch n.Kind {
	case token.INT:
		// Octal numbers are the permissions of files.
		if value, err := strconv.ParseUint(n.Value, 0, 63); err == nil && (len(n.Value) == 1 || n.Value[0] != '0' || n.Value[1] == 'x') {
			l.add("number", n, strconv.FormatUint(value+1, 10))
		}
	case token.STRING:
		if text, err := strconv.Unquote(n.Value); err == nil && text == "" {
			l.add("text", n, `"changed"`)
		} else if err == nil {
			l.add("text", n, `""`)
		}
	}
}

func (l *lister) slice(n *ast.SliceExpr) {
	if n.Low != nil {
		l.addRange("slice", n.Low.Pos(), n.Low.End(), "")
	}
	if n.High != nil && n.Max == nil {
		l.addRange("slice", n.High.Pos(), n.High.End(), "")
	}
}

func (l *lister) assignment(n *ast.AssignStmt) {
	switch n.Tok {
	case token.DEFINE:
	case token.ADD_ASSIGN:
		l.add("operator", n, strings.Replace(l.source(n), "+=", "-=", 1))
	case token.ASSIGN:
		if call, ok := n.Rhs[0].(*ast.CallExpr); !ok || !unseen(call) {
			l.add("dropped assignment", n, "")
		}
	default:
		l.add("dropped assignment", n, "")
	}
}

func isNil(e ast.Expr) bool {
	ident, ok := e.(*ast.Ident)
	return ok && ident.Name == "nil"
}

func isText(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}
